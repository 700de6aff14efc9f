import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { isSamePlace } from '../../addresses/placeKey.ts'
import { requoteOf } from '../../ordering/placing/requote.ts'
import { Address, addressNode, factsNode, PropertyFacts } from '../addresses/address.graphql.ts'
import type { Loaders } from '../details/loaders.ts'
import { present } from '../details/present.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { OfficeOrderStaff, OrderGroupRef } from './officeCrew.graphql.ts'
import {
  ConfirmedElsewhere,
  OfficeOrder,
  OrderCustomer,
  officeStaffNode,
  Requote,
} from './officeOrder.graphql.ts'
import { OfficeOrderChange } from './officeTrail.graphql.ts'
import { officeTrail } from './officeTrail.node.ts'

/** What an order of the office points at, joined only where a query asks for it. */
@Resolver(() => OfficeOrder)
export class OfficeOrderResolver {
  @FieldResolver(() => OrderCustomer, { description: 'Whose it is.' })
  async customer(@Root() { view }: OfficeOrder, @Ctx() { loaders }: GraphqlContext): Promise<OrderCustomer> {
    const found = present(await loaders.customer.load(view.userId), view.userId)
    const { userId, userNo, firstName, lastName, phoneNo = null, email } = found
    return { id: userId, userNo, firstName, lastName, phoneNo, email }
  }

  @FieldResolver(() => Address, {
    description: 'As it was when the order was placed; `isConfirmed` is of today.',
  })
  async address(@Root() root: OfficeOrder, @Ctx() { loaders }: GraphqlContext): Promise<Address> {
    return addressNode(await placedAddress(root, loaders))
  }

  @FieldResolver(() => PropertyFacts, { description: 'The property as it is known today.' })
  async property(@Root() root: OfficeOrder, @Ctx() { loaders }: GraphqlContext): Promise<PropertyFacts> {
    const placed = await placedAddress(root, loaders)
    const current = await loaders.currentAddress.load(placed.addressId)
    return factsNode((current ?? placed).property)
  }

  @FieldResolver(() => ConfirmedElsewhere, {
    nullable: true,
    description:
      'Of an address that is not confirmed: the same place, confirmed in another record; null when there is none or the order is over.',
  })
  async confirmedElsewhere(
    @Root() root: OfficeOrder,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<ConfirmedElsewhere | null> {
    if (root.view.status > OrderStatus.InService) return null
    const placed = await placedAddress(root, loaders)
    if (placed.isConfirmed) return null
    const confirmed = await loaders.confirmedAt.load(placed.postal)
    const found = confirmed.find((address) => isSamePlace(address, placed))
    return found === undefined ? null : { ...factsNode(found.property), customerId: found.userId }
  }

  @FieldResolver(() => Requote, {
    nullable: true,
    description:
      'What today would make of the price; null when the order is over or its address was removed.',
  })
  async requote(@Root() root: OfficeOrder, @Ctx() { loaders }: GraphqlContext): Promise<Requote | null> {
    const { view } = root
    // of an order that is over nothing need be looked up to say so
    if (view.status > OrderStatus.InService) return null
    const { addressId } = await placedAddress(root, loaders)
    const [address, service, priceList] = await Promise.all([
      loaders.currentAddress.load(addressId),
      loaders.orderedService.load(view),
      loaders.priceList.load(view.catalog),
    ])
    if (address === undefined) return null
    const pricing = priceList({ address, experience: 0 })
    return requoteOf(view, pricing(present(service, view.serviceId))) ?? null
  }

  @FieldResolver(() => OrderGroupRef, { nullable: true, description: 'Its crew, while one is assigned.' })
  async group(
    @Root() { view: { groupId } }: OfficeOrder,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<OrderGroupRef | null> {
    const found = groupId === undefined ? undefined : await loaders.group.load(groupId)
    return found === undefined ? null : { id: found.groupId, groupNo: found.groupNo }
  }

  @FieldResolver(() => [OfficeOrderStaff], {
    description: 'The people on it: the crew of now, or who did the work.',
  })
  async staff(
    @Root() { view }: OfficeOrder,
    @Ctx() { loaders: { crews } }: GraphqlContext,
  ): Promise<OfficeOrderStaff[]> {
    const { staffIds, groupId = '' } = view
    const people = staffIds === undefined ? crews.membersOf(groupId) : crews.people(staffIds)
    return (await people).map(officeStaffNode)
  }

  @FieldResolver(() => [OfficeOrderChange], {
    description: 'The full trail, oldest first, beginning with the placing.',
  })
  async trail(
    @Root() { view }: OfficeOrder,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<readonly OfficeOrderChange[]> {
    return officeTrail(view, await loaders.changes.load(view.orderId), loaders)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What the office told the customer about the cancellation.',
  })
  async cancellationNote(
    @Root() { view: { cancelCommandId } }: OfficeOrder,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<string | null> {
    if (cancelCommandId === undefined) return null
    return (await loaders.cancellationNote.load(cancelCommandId)) ?? null
  }
}

async function placedAddress({ view: { addressVersionId } }: OfficeOrder, loaders: Loaders) {
  return present(await loaders.addressVersion.load(addressVersionId), addressVersionId)
}
