import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql'
import { limitedRoots } from './limitTries.ts'

/** Validation rule: such a mutation repeated under aliases or fragments would be many guesses in one request. */
export function oneTryPerRequest(context: ValidationContext): ASTVisitor {
  let seen = 0
  return {
    Field(node) {
      if (!limitedRoots.has(node.name.value)) return
      seen += 1
      if (seen > 1)
        context.reportError(
          new GraphQLError('Only one try of a password or code in a request.', { nodes: node }),
        )
    },
  }
}
