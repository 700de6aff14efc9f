import type { SignedIn } from '../../identity/signIn.handlers.ts'
import { createJoins } from '../../kernel/joins.store.ts'
import { findAdmin } from '../../people/admins.store.ts'
import { findStaffMember } from '../../people/shownStaff.store.ts'
import { experienceOf } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import type { Application } from '../context/application.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { Form, payloadOf } from '../graphql/commandPayload.graphql.ts'
import { Ctx, Mutation, nullable, Query, Resolver } from '../graphql/decorators.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { accountOverview, standingOf } from './accountOverview.ts'
import {
  Administrator,
  CrewMember,
  Customer,
  RankLadder,
  rankGroups,
  SignInInput,
  SignInPayload,
  SignOutPayload,
} from './accounts.graphql.ts'
import { enter, logged } from './proofs.graphql.ts'

/** Sessions, the signed-in person, and the public table of ranks. */
@Resolver()
export class AccountsResolver {
  @Query(() => Customer, 'The signed-in customer; null for visitors.', nullable)
  async me(@Ctx() { loaders, viewer }: GraphqlContext) {
    return viewer?.area === 'customer' ? accountOverview(loaders, viewer.id) : null
  }

  @Mutation(() => SignInPayload, 'Opens a session.')
  async signIn(@Form(SignInInput) input: SignInInput, @Ctx() context: GraphqlContext) {
    return payloadOf(context, await enter(context, input), 'SIGNED_IN', async (signedIn) => ({
      token: signedIn.token,
      ...(await personOf(signedIn, context.application)),
    }))
  }

  @Mutation(() => SignOutPayload, "Ends the token's session; without a token it does nothing.")
  async signOut(@Ctx() context: GraphqlContext) {
    const { application, viewer, now } = context
    if (viewer !== undefined) logged(context, 'sign-out', await application.identity.signOut(viewer, now))
    return { userErrors: [] }
  }

  @Query(() => Administrator, 'The signed-in administrator; null for others.', nullable)
  async administrator(@Ctx() { application, viewer }: GraphqlContext) {
    if (viewer?.area !== 'admin') return null
    return getOrThrow(await findAdmin(application.db, viewer.id), viewer.id)
  }

  @Query(() => CrewMember, 'The signed-in crew member; null for others.', nullable)
  async crewMember(@Ctx() { application, viewer }: GraphqlContext) {
    if (viewer?.area !== 'staff') return null
    return getOrThrow(await findStaffMember(application.db, viewer.id), viewer.id)
  }

  @Query(() => RankLadder, "The fifty ranks, and the signed-in customer's own.")
  async rankLadder(@Ctx() { application, viewer }: GraphqlContext) {
    const isCustomer = viewer?.area === 'customer'
    const own = isCustomer ? standingOf(await experienceOf(application.db, viewer.id)) : undefined
    return { groups: rankGroups(), own }
  }
}

/** The person who signed in, as the pages of their area greet them. */
async function personOf(signedIn: SignedIn, { db }: Application) {
  switch (signedIn.area) {
    case 'customer':
      return { customer: await accountOverview(createJoins(db), signedIn.viewer.id) }
    case 'admin':
      return { administrator: signedIn.admin }
    case 'staff':
      return { crewMember: signedIn.staff }
  }
}
