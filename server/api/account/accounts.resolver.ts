import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { type SignedIn, signOut } from '../../identity/signIn.handlers.ts'
import { createJoins } from '../../kernel/joins.store.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { findAdmin } from '../../people/admins.store.ts'
import { findStaffMember } from '../../people/shownStaff.store.ts'
import { experienceOf } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import type { Application } from '../context/application.ts'
import { getOrThrow } from '../details/tableLoaders.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { refusal } from '../graphql/userError.graphql.ts'
import { accountOverview, standingOf } from './accountOverview.ts'
import {
  Administrator,
  CrewMember,
  Customer,
  customerNode,
  SignInInput,
  SignInPayload,
  SignOutPayload,
} from './accounts.graphql.ts'
import { told } from './proofs.ts'
import { RankLadder, rankGroups } from './rankLadder.graphql.ts'
import { enter } from './signingIn.ts'

/** Sessions and the signed-in customer. */
@Resolver()
export class AccountsResolver {
  @Query(() => Customer, { nullable: true, description: 'The signed-in customer; null for visitors.' })
  async me(@Ctx() { loaders, viewer }: GraphqlContext): Promise<Customer | null> {
    if (viewer?.area !== 'customer') return null
    return customerNode(await accountOverview(loaders.joins, viewer.id))
  }

  @Mutation(() => SignInPayload, { description: 'Opens a session.' })
  async signIn(
    @Arg('input', () => SignInInput, { description: 'The form, filled in.' }) input: SignInInput,
    @Ctx() context: GraphqlContext,
  ): Promise<SignInPayload> {
    const { application, language } = context
    const outcome = await enter(context, input)
    if (isRejection(outcome)) return { token: null, ...nobody, ...refusal(outcome, language) }
    const person = await personOf(outcome, application)
    return { token: outcome.token, ...person, message: messageOf('SIGNED_IN', language), userErrors: [] }
  }

  @Mutation(() => SignOutPayload, {
    description: 'Ends the session of the token; without one nothing happens.',
  })
  async signOut(@Ctx() context: GraphqlContext): Promise<SignOutPayload> {
    const { application, viewer, now } = context
    if (viewer !== undefined) told(context, 'sign-out', await signOut(application.accounts, viewer, now))
    return { userErrors: [] }
  }
}

const nobody = { customer: null, administrator: null, crewMember: null }

/** Who signed in, as their area's pages greet them. */
async function personOf(outcome: SignedIn, { db }: Application) {
  switch (outcome.area) {
    case 'customer':
      return { ...nobody, customer: customerNode(await accountOverview(createJoins(db), outcome.viewer.id)) }
    case 'admin':
      return { ...nobody, administrator: { userName: outcome.admin.userName } }
    case 'staff': {
      const { staffId, staffNo, firstName } = outcome.staff
      return { ...nobody, crewMember: { staffId, staffNo, firstName } }
    }
  }
}

/** Who is signed in, for greetings, and the ranks that everybody may look at. */
@Resolver()
export class PeopleResolver {
  @Query(() => Administrator, {
    nullable: true,
    description: 'The signed-in administrator; null for everybody else.',
  })
  async administrator(@Ctx() { application, viewer }: GraphqlContext): Promise<Administrator | null> {
    if (viewer?.area !== 'admin') return null
    const { userName } = getOrThrow(await findAdmin(application.db, viewer.id), viewer.id)
    return { userName }
  }

  @Query(() => CrewMember, {
    nullable: true,
    description: 'The signed-in crew member; null for everybody else.',
  })
  async crewMember(@Ctx() { application, viewer }: GraphqlContext): Promise<CrewMember | null> {
    if (viewer?.area !== 'staff') return null
    const { staffId, staffNo, firstName } = getOrThrow(
      await findStaffMember(application.db, viewer.id),
      viewer.id,
    )
    return { staffId, staffNo, firstName }
  }

  @Query(() => RankLadder, { description: 'The fifty ranks, and where the signed-in customer stands.' })
  async rankLadder(@Ctx() { application, viewer }: GraphqlContext): Promise<RankLadder> {
    const isCustomer = viewer?.area === 'customer'
    const own = isCustomer ? standingOf(await experienceOf(application.db, viewer.id)) : null
    return { groups: rankGroups(), own }
  }
}
