import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import { type DocumentNode, GraphQLError, type GraphQLSchema, getNullableType, isListType } from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'

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

/** Refuses what costs more than {@link MOST_COST}, before anything of it is read. */
export function limitCost(): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ schema, document, request, operationName }) => {
        const cost = costOf({ schema, document, variables: request.variables ?? {}, operationName })
        if (cost > MOST_COST) throw tooCostly(cost)
      },
    }),
  }
}

/** What was worked out for a document, which Apollo keeps while it is asked often. */
const known = new WeakMap<DocumentNode, Map<string, number>>()
const KEPT = 100

/** Variables of the wrong kind are told by the execution, which refuses them in its own words. */
function costOf(asked: AskedOperation): number {
  const costs = known.get(asked.document) ?? new Map<string, number>()
  known.set(asked.document, costs)
  const key = whatCounts(asked)
  try {
    const cost = costs.get(key) ?? queryCost(asked)
    if (costs.size >= KEPT) costs.clear()
    costs.set(key, cost)
    return cost
  } catch {
    return 0
  }
}

/** All that a cost depends on beside the document: lengths of lists, and what is left out. Of other values their kind tells enough. */
function whatCounts({ operationName, variables = {} }: AskedOperation): string {
  const kinds = Object.entries(variables).map(([name, value]) => {
    const isTelling = typeof value === 'number' || typeof value === 'boolean' || value === null
    return [name, isTelling ? value : typeof value]
  })
  return JSON.stringify([operationName, kinds])
}

function tooCostly(cost: number): GraphQLError {
  return new GraphQLError(
    `This query costs ${cost}, and ${MOST_COST} is the most: ask for fewer fields or for shorter lists.`,
    { extensions: { code: ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED, http: { status: 400 } } },
  )
}

const costOfField: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  const asked: unknown = args.first ?? args.pageSize
  if (typeof asked === 'number') return 1 + Math.max(1, asked) * childComplexity
  // a page's rows were counted by the length that was asked for
  const isOfPage = field.name === 'edges' || type.name.endsWith('Page')
  const isList = isListType(getNullableType(field.type))
  return 1 + (isList && !isOfPage ? SHORT_LIST : 1) * childComplexity
}
