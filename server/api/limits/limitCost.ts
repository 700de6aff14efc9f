import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import { type DocumentNode, GraphQLError, getOperationAST, getVariableValues } from 'graphql'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { type AskedOperation, MOST_COST, queryCost } from './queryCost.ts'

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

/** @throws GraphQLError for what cannot be counted */
function costOf(asked: AskedOperation): number {
  const costs = known.get(asked.document) ?? new Map<string, number>()
  known.set(asked.document, costs)
  const key = whatCounts(asked)
  const cost = costs.get(key) ?? countedCost(asked)
  if (cost === undefined) return 0
  if (costs.size >= KEPT) costs.clear()
  costs.set(key, cost)
  return cost
}

/**
 * Nobody knows what an operation costs that cannot be counted, be it that fragments make it endless or that an argument is wrong: it is
 * refused. Variables of the wrong kind are told by the execution, which refuses them in its own words: undefined.
 */
function countedCost(asked: AskedOperation): number | undefined {
  try {
    return queryCost(asked)
  } catch (error) {
    if (hasWrongVariables(asked)) return undefined
    throw refused(
      error instanceof Error ? error.message : String(error),
      ApolloServerErrorCode.BAD_USER_INPUT,
    )
  }
}

function hasWrongVariables({ schema, document, variables = {}, operationName }: AskedOperation): boolean {
  const operation = getOperationAST(document, operationName)
  return getVariableValues(schema, operation?.variableDefinitions ?? [], variables).errors !== undefined
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
  return refused(
    `This query costs ${cost}, and ${MOST_COST} is the most: ask for fewer fields or for shorter lists.`,
    ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  )
}

function refused(message: string, code: ApolloServerErrorCode): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } })
}
