import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import { GraphQLError, getOperationAST, getVariableValues } from 'graphql'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { type AskedOperation, MOST_COST, queryCost } from './queryCost.ts'

/** Refuses an operation that costs more than {@link MOST_COST} before anything is read. */
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

/**
 * An operation that cannot be counted, because its fragments are endless or an argument is wrong, is refused. Wrong variables cost nothing:
 * the execution refuses them in its own words.
 */
function costOf(asked: AskedOperation): number {
  try {
    return queryCost(asked)
  } catch (error) {
    if (hasWrongVariables(asked)) return 0
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

function tooCostly(cost: number): GraphQLError {
  return refused(
    `This query costs ${cost}, and ${MOST_COST} is the most: ask for fewer fields or for shorter lists.`,
    ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  )
}

function refused(message: string, code: ApolloServerErrorCode): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } })
}
