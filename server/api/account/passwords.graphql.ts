import { Field, InputType, ObjectType } from 'type-graphql'
import { CommandPayload } from '../graphql/userError.graphql.ts'
import { HumanProof } from './humanProof.graphql.ts'

@InputType({ description: 'Who asks for a new password, and how they show to be a person.' })
export class RequestPasswordResetInput extends HumanProof {
  @Field(() => String, { description: 'E-mail address or phone of the account.' })
  emailOrPhone!: string
}

@InputType({ description: 'A new password with the mailed code.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'What requestPasswordReset gave.' })
  userId!: string

  @Field(() => String, { description: 'The six digits of the mail.' })
  validationCode!: string

  @Field(() => String, { description: 'The new password, six characters or more, taken as typed.' })
  newPassword!: string
}

@InputType({ description: 'A new password with the one it replaces.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password until now.' })
  currentPassword!: string

  @Field(() => String, { description: 'The new password, six characters or more, taken as typed.' })
  newPassword!: string
}

@ObjectType({
  description: 'Outcome of asking for a new password: the same whether or not there is such an account.',
})
export class RequestPasswordResetPayload extends CommandPayload {
  @Field(() => String, {
    nullable: true,
    description: 'Goes with the mailed code to resetPassword. Opaque, and nobody’s id; null when refused.',
  })
  userId!: string | null
}

@ObjectType({ description: 'Outcome of setting a new password with a code. Nobody is signed in by it.' })
export class ResetPasswordPayload extends CommandPayload {}

@ObjectType({ description: 'Outcome of changing the password.' })
export class ChangePasswordPayload extends CommandPayload {
  @Field(() => String, {
    nullable: true,
    description: 'Bearer token to go on with: every earlier one is worthless. Null when refused.',
  })
  token!: string | null
}
