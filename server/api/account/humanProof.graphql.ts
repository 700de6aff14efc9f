import { Field, InputType } from 'type-graphql'
import { captchaCookie, type HumanProof as GivenProof } from '../../identity/humanProof.handlers.ts'
import type { RequestContext } from '../context/requestContext.ts'

/** What forms that anybody can send ask for besides. */
@InputType({ description: 'How somebody shows to be a person.' })
export abstract class HumanProof {
  @Field(() => String, { nullable: true, description: 'Characters of the captcha picture.' })
  validationCode?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Solved challenge in base64, instead of the characters.',
  })
  proofOfWork?: string | null
}

/** What the fields of a form prove, with the cookie of the picture that its browser was shown (decision A7). */
export function proofOf(
  { validationCode, proofOfWork }: Pick<GivenProof, 'validationCode' | 'proofOfWork'>,
  { application, cookies, networkAddress, now }: RequestContext,
): GivenProof {
  const captchaId = cookies[captchaCookie(application.accounts).name]
  return { validationCode, proofOfWork, captchaId, networkAddress, now }
}
