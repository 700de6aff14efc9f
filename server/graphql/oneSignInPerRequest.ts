import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql'

/** Validation rule: a sign-in repeated under aliases or fragments would be many guesses in one request. */
export function oneSignInPerRequest(context: ValidationContext): ASTVisitor {
  let seen = 0
  return {
    Field(node) {
      if (node.name.value !== 'signIn') return
      seen += 1
      if (seen > 1) context.reportError(new GraphQLError('Only one sign-in in a request.', { nodes: node }))
    },
  }
}
