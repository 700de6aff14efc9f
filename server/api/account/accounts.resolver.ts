import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { type SignedIn, signIn, signOut } from '../../identity/signIn.handlers.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import type { Application } from '../context/application.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { refusal } from '../graphql/userError.graphql.ts'
import { accountOverview } from './accountOverview.ts'
import { Customer, customerNode, SignInInput, SignInPayload, SignOutPayload } from './accounts.graphql.ts'

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
    if (isRejection(outcome)) return { token: null, ...nobody, ...refusal(outcome, language) }
    const person = await personOf(outcome, application)
    return { token: outcome.token, ...person, message: messageOf('SIGNED_IN', language), userErrors: [] }
  }

  @Mutation(() => SignOutPayload, {
    description: 'Ends the session of the token; without one nothing happens.',
  })
  async signOut(@Ctx() { application, viewer, now }: GraphqlContext): Promise<SignOutPayload> {
    if (viewer !== undefined) await signOut(application.accounts, viewer, now)
    return { userErrors: [] }
  }
}

const nobody = { customer: null, administrator: null, crewMember: null }

/** Who signed in, as their area's pages greet them. */
async function personOf(outcome: SignedIn, { db }: Application) {
  switch (outcome.area) {
    case 'customer':
      return { ...nobody, customer: customerNode(await accountOverview(db, outcome.viewer.id)) }
    case 'admin':
      return { ...nobody, administrator: { userName: outcome.admin.userName } }
    case 'staff': {
      const { staffId, staffNo, firstName } = outcome.staff
      return { ...nobody, crewMember: { staffId, staffNo, firstName } }
    }
  }
}
