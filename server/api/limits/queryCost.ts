import { type DocumentNode, type GraphQLSchema, getNullableType, isListType } from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'

/** The most that one operation may cost: {@link queryCost} of the app's own dearest one with room for reports of somebody else's. */
export const MOST_COST = 30_000

/** How many rows a list without a length of its own is taken to have: lines of a price, people of a crew, changes of an order. */
const SHORT_LIST = 2

/** What an operation asks for. */
export interface AskedOperation {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly variables?: Readonly<Record<string, unknown>>
  readonly operationName?: string | null
}

/**
 * What answering an operation costs at most: one for every field, as often as the lists around it are long. A thousand orders with ten fields
 * each are ten thousand fields, however short the query is (decision P146).
 */
export function queryCost({ schema, document, variables, operationName }: AskedOperation): number {
  return getComplexity({
    schema,
    query: document,
    estimators: [costOfField],
    ...(variables && { variables }),
    ...(operationName && { operationName }),
  })
}

const costOfField: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  const asked: unknown = args.first ?? args.pageSize
  if (typeof asked === 'number') return 1 + Math.max(1, asked) * childComplexity
  // a page's rows were counted by the length that was asked for
  const isOfPage = field.name === 'edges' || type.name.endsWith('Page')
  const isList = isListType(getNullableType(field.type))
  return 1 + (isList && !isOfPage ? SHORT_LIST : 1) * childComplexity
}
