import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { accountOverview } from '../doors/accountOverview.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { refusal } from '../graphql/userError.graphql.ts'
import { isRejection } from '../kernel/rejection.ts'
import { messageOf } from '../kernel/texts.ts'
import { Customer, SignInInput, SignInPayload, SignOutPayload } from './accounts.graphql.ts'
import { customerNode } from './customer.node.ts'
import { signIn, signOut } from './signIn.handlers.ts'

/** Sessions and the signed-in customer. */
@Resolver()
export class AccountsResolver {
  @Query(() => Customer, { nullable: true, description: 'The signed-in customer; null for visitors.' })
  async me(@Ctx() { application, viewer }: GraphqlContext): Promise<Customer | null> {
    if (viewer?.area !== 'customer') return null
    return customerNode(await accountOverview(application.db, viewer.id))
  }

  @Mutation(() => SignInPayload, { description: 'Opens a session.' })
  async signIn(
    @Arg('input', () => SignInInput, { description: 'The form, filled in.' }) input: SignInInput,
    @Ctx() { application, networkAddress, now, language }: GraphqlContext,
  ): Promise<SignInPayload> {
    const { area, userName, password, isRemember } = input
    const attempt = { area, userName, password, isRemember, networkAddress, now }
    const outcome = await signIn(application.accounts, attempt)
    if (isRejection(outcome)) return { token: null, customer: null, ...refusal(outcome, language) }
    const isCustomer = outcome.area === 'customer'
    const customer = isCustomer
      ? customerNode(await accountOverview(application.db, outcome.viewer.id))
      : null
    return { token: outcome.token, customer, message: messageOf('SIGNED_IN', language), userErrors: [] }
  }

  @Mutation(() => SignOutPayload, {
    description: 'Ends the session of the token; without one nothing happens.',
  })
  async signOut(@Ctx() { application, viewer, now }: GraphqlContext): Promise<SignOutPayload> {
    if (viewer !== undefined) await signOut(application.accounts, viewer, now)
    return { userErrors: [] }
  }
}
