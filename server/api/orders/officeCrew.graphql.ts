import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import type { GroupOffer } from '../../ordering/placing/groupOffers.handlers.ts'
import type { Crew } from '../../staffing/crews.store.ts'
import type { CrewPerson } from '../details/tableLoaders.ts'

@ObjectType({ description: 'A crew member as the office sees one on an order.' })
export class OfficeOrderStaff {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => String, { description: 'Number people know them by.' })
  staffNo!: string

  @Field(() => String, { description: 'Address of the photo, or of a drawing of the initial.' })
  photo!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name.' })
  lastName!: string

  @Field(() => Float, { description: 'Rating from 0 to 5.' })
  rate!: number
}

@ObjectType({ description: 'A crew, by the number people know it by.' })
export class OrderGroupRef {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => String, { description: 'Number of the crew.' })
  groupNo!: string
}

@ObjectType({ description: 'A crew to choose for an order (decision I1).' })
export class OfferedGroup extends OrderGroupRef {
  @Field(() => [OfficeOrderStaff], { description: 'Those of its members who can work then.' })
  staff!: OfficeOrderStaff[]

  @Field(() => Boolean, { description: 'The order is its already.' })
  isCurrent!: boolean

  @Field(() => Boolean, {
    description:
      'It has another job then or the day off; choosing it is refused with CREW_BUSY or CREW_UNAVAILABLE.',
  })
  isBusy!: boolean

  @Field(() => Boolean, {
    description: 'It has work of another catalog then; choosing it takes `evenIfBusy` (decision M9).',
  })
  isBusyElsewhere!: boolean

  @Field(() => Int, { description: 'Its jobs of other catalogs on that day.' })
  otherJobs!: number
}

export function officeStaffNode({
  staffId,
  staffNo,
  photo,
  firstName,
  lastName,
  rate,
}: CrewPerson): OfficeOrderStaff {
  return { id: staffId, staffNo, photo, firstName, lastName, rate }
}

export function offeredGroupNode({ groupId, groupNo, members, ...offer }: GroupOffer): OfferedGroup {
  const { isCurrent, isBusy, isBusyElsewhere, otherJobs } = offer
  const staff = members.map(officeStaffNode)
  return { id: groupId, groupNo, staff, isCurrent, isBusy, isBusyElsewhere, otherJobs }
}

/** @returns null for no crew */
export function groupRef(crew: Crew | undefined): OrderGroupRef | null {
  return crew === undefined ? null : { id: crew.groupId, groupNo: crew.groupNo }
}
