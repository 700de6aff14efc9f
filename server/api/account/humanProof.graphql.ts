import { Field, InputType } from 'type-graphql'

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
