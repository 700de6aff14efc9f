import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { register } from '../../identity/registration.handlers.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { proofOf } from '../context/humanProof.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { refusal } from '../graphql/userError.graphql.ts'
import { RegisterInput, RegisterPayload } from './registration.graphql.ts'

/** How visitors become customers. */
@Resolver()
export class RegistrationResolver {
  @Mutation(() => RegisterPayload, {
    description:
      'Makes an account that opens with the link in the mail that follows. The picture, with its cookie, and the challenge come from the documented calls.',
  })
  async register(
    @Arg('input', () => RegisterInput, { description: 'The form, filled in.' }) input: RegisterInput,
    @Ctx() context: GraphqlContext,
  ): Promise<RegisterPayload> {
    const { application, language } = context
    const { validationCode, proofOfWork, ...fields } = input
    const proof = proofOf({ validationCode, proofOfWork }, context)
    const outcome = await register(application.accounts, { fields, language, ...proof })
    if (isRejection(outcome)) return refusal(outcome, language)
    return { message: messageOf('REGISTERED', language), userErrors: [] }
  }
}
