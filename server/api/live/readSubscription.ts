import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql'
import type { SubscribePayload } from 'graphql-ws'

export interface ReadSubscription {
  readonly document: DocumentNode
  readonly operationName?: string
  readonly variableValues?: Record<string, unknown>
}

const MOST_TOKENS = 500

/** A subscription as it was sent, under the same limits as every query; what asks for anything else belongs to the calls. */
export function readSubscription(
  { query, operationName, variables }: SubscribePayload,
  { schema, rules }: { readonly schema: GraphQLSchema; readonly rules: readonly ValidationRule[] },
): ReadSubscription | GraphQLError[] {
  try {
    const document = parse(query, { maxTokens: MOST_TOKENS })
    // what is like a name that is none would tell of a schema that is not shown
    const errors = validate(schema, document, [...specifiedRules, ...rules], { hideSuggestions: true })
    if (errors.length > 0) return errors.map((error) => refused(error.message))
    if (getOperationAST(document, operationName)?.operation !== 'subscription')
      return [refused('Only subscriptions are answered here.')]
    return {
      document,
      ...(operationName ? { operationName } : {}),
      ...(variables ? { variableValues: variables } : {}),
    }
  } catch (error) {
    if (error instanceof GraphQLError) return [refused(error.message)]
    throw error
  }
}

function refused(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } })
}
