import { Ctx, Query, Resolver } from 'type-graphql'
import { findAdmin } from '../../people/admins.store.ts'
import { findStaffMember } from '../../people/shownStaff.store.ts'
import { experienceOf } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import { standingOf } from '../account/accountOverview.ts'
import { RankLadder, rankGroups } from '../account/rankLadder.graphql.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { Administrator, CrewMember } from './people.graphql.ts'

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
