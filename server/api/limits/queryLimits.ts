import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import { ApolloArmor } from '@escape.tech/graphql-armor'
import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getNullableType,
  isListType,
  type ValidationContext,
} from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'

/** How deep, wide and costly a query may be: free enough for reports, too little to bring the server down. */
export function queryLimits(production: boolean) {
  return new ApolloArmor({
    // a fragment names fields and adds no level
    maxDepth: { n: 10, ignoreIntrospection: true, flattenFragments: true },
    maxAliases: { n: 15 },
    maxDirectives: { n: 50 },
    // it would answer 500 to what cannot be parsed: the parser counts for itself
    maxTokens: { enabled: false },
    // it counts fields once, regardless of the length of lists; queryCost does better
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: production },
  }).protect()
}

/** Mutations that try a password or a code, or cost a mail. */
const attemptFields: ReadonlySet<string> = new Set([
  'signIn',
  'register',
  'sendActivation',
  'requestPasswordReset',
  'resetPassword',
  'changePassword',
  'requestErasure',
])

/** Validation rule: aliases or fragments of such a mutation would make many guesses in one request. */
export function oneAttemptPerRequest(context: ValidationContext): ASTVisitor {
  let seen = 0
  return {
    Field(node) {
      if (!attemptFields.has(node.name.value)) return
      seen += 1
      if (seen > 1)
        context.reportError(
          new GraphQLError('Only one try of a password or code in a request.', { nodes: node }),
        )
    },
  }
}

/** The most that one operation may cost: twice the dearest of the app's own, which leaves room for other people's reports. */
export const MOST_COST = 30_000

/** Refuses an operation that costs more than {@link MOST_COST} before anything is read, and one whose cost cannot be counted. */
export function limitCost(): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ schema, document, request, operationName }) => {
        const cost = countCost({ schema, document, variables: request.variables, operationName })
        if (cost > MOST_COST)
          throw refused(
            `This query costs ${cost}, and ${MOST_COST} is the most: ask for fewer fields or for shorter lists.`,
            ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
          )
      },
    }),
  }
}

/** @throws GraphQLError BAD_USER_INPUT for variables or arguments of the wrong type and for endless fragments */
function countCost(asked: AskedOperation): number {
  try {
    return queryCost(asked)
  } catch (error) {
    throw refused(
      error instanceof Error ? error.message : String(error),
      ApolloServerErrorCode.BAD_USER_INPUT,
    )
  }
}

function refused(message: string, code: ApolloServerErrorCode): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } })
}

interface AskedOperation {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly variables?: Readonly<Record<string, unknown>> | undefined
  readonly operationName?: string | null
}

/**
 * The most fields that answering an operation can take: each counts as often as the lists around it are long, so a thousand orders with ten
 * fields each cost ten thousand, however short the query is (decision P146).
 */
export function queryCost({ document, variables = {}, operationName, schema }: AskedOperation): number {
  const asked = JSON.stringify([operationName, variables])
  const last = lastCosts.get(document)
  if (last?.asked === asked) return last.cost
  const options = { schema, query: document, variables, estimators: [costOfField] }
  const cost = getComplexity(operationName ? { ...options, operationName } : options)
  lastCosts.set(document, { asked, cost })
  return cost
}

/** The cost of each document with its latest variables: pages send the same again and again. */
const lastCosts = new WeakMap<DocumentNode, { readonly asked: string; readonly cost: number }>()

/** The assumed length of lists without `first`: lines of a price, people of a crew, changes of an order. */
const SHORT_LIST = 2

const costOfField: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  const asked: unknown = args.first ?? args.pageSize
  if (typeof asked === 'number') return 1 + Math.max(1, asked) * childComplexity
  // a page's rows were counted by the length that was asked for
  const isOfPage = field.name === 'edges' || type.name.endsWith('Page')
  const isList = isListType(getNullableType(field.type))
  return 1 + (isList && !isOfPage ? SHORT_LIST : 1) * childComplexity
}
