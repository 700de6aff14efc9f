import { Field, InputType, ObjectType } from 'type-graphql'
import { UserError } from '../graphql/userError.graphql.ts'

@InputType({ description: 'Who asks for a new password, and how they show to be a person.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'E-mail address or phone of the account.' })
  emailOrPhone!: string

  @Field(() => String, { nullable: true, description: 'Characters of the captcha picture.' })
  validationCode?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Solved challenge in base64, instead of the characters.',
  })
  proofOfWork?: string | null
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
export class RequestPasswordResetPayload {
  @Field(() => String, {
    nullable: true,
    description: 'Goes with the mailed code to resetPassword. Opaque, and nobody’s id; null when refused.',
  })
  userId!: string | null

  @Field(() => String, { nullable: true, description: 'Text to show on success, in the request language.' })
  message!: string | null

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: UserError[]
}

@ObjectType({ description: 'Outcome of setting a new password with a code. Nobody is signed in by it.' })
export class ResetPasswordPayload {
  @Field(() => String, { nullable: true, description: 'Text to show on success, in the request language.' })
  message!: string | null

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: UserError[]
}

@ObjectType({ description: 'Outcome of changing the password.' })
export class ChangePasswordPayload {
  @Field(() => String, {
    nullable: true,
    description: 'Bearer token to go on with: every earlier one is worthless. Null when refused.',
  })
  token!: string | null

  @Field(() => String, { nullable: true, description: 'Text to show on success, in the request language.' })
  message!: string | null

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: UserError[]
}
