import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql'

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

/** Validation rule: such a mutation repeated under aliases or fragments would be many guesses in one request. */
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
