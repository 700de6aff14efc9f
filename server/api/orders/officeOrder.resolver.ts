import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { isSamePlace } from '../../addresses/placeKey.ts'
import { requoteOf } from '../../ordering/placing/requote.ts'
import { Address, PropertyFacts } from '../account/accounts.graphql.ts'
import { addressNode, factsNode } from '../addresses/address.node.ts'
import type { Loaders } from '../details/loaders.ts'
import { present } from '../details/present.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { OfficeOrderStaff, OrderGroupRef } from './officeCrew.graphql.ts'
import { ConfirmedElsewhere, OfficeOrder, OrderCustomer, Requote } from './officeOrder.graphql.ts'
import { type OfficeOrderNode, officeStaffNode } from './officeOrder.node.ts'
import { OfficeOrderChange } from './officeTrail.graphql.ts'
import { officeTrail } from './officeTrail.node.ts'

/** What an order of the office points at, joined only where a query asks for it. */
@Resolver(() => OfficeOrder)
export class OfficeOrderResolver {
  @FieldResolver(() => OrderCustomer)
  async customer(
    @Root() { view }: OfficeOrderNode,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<OrderCustomer> {
    const found = present(await loaders.customer.load(view.userId), view.userId)
    const { userId, userNo, firstName, lastName, phoneNo = null, email } = found
    return { id: userId, userNo, firstName, lastName, phoneNo, email }
  }

  @FieldResolver(() => Address)
  async address(@Root() root: OfficeOrderNode, @Ctx() { loaders }: GraphqlContext): Promise<Address> {
    return addressNode(await placedAddress(root, loaders))
  }

  @FieldResolver(() => PropertyFacts)
  async property(@Root() root: OfficeOrderNode, @Ctx() { loaders }: GraphqlContext): Promise<PropertyFacts> {
    const placed = await placedAddress(root, loaders)
    const current = await loaders.currentAddress.load(placed.addressId)
    return factsNode((current ?? placed).property)
  }

  @FieldResolver(() => ConfirmedElsewhere, { nullable: true })
  async confirmedElsewhere(
    @Root() root: OfficeOrderNode,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<ConfirmedElsewhere | null> {
    if (root.view.status > OrderStatus.InService) return null
    const placed = await placedAddress(root, loaders)
    if (placed.isConfirmed) return null
    const confirmed = await loaders.confirmedAt.load(placed.postal)
    const found = confirmed.find((address) => isSamePlace(address, placed))
    return found === undefined ? null : { ...factsNode(found.property), customerId: found.userId }
  }

  @FieldResolver(() => Requote, { nullable: true })
  async requote(@Root() root: OfficeOrderNode, @Ctx() { loaders }: GraphqlContext): Promise<Requote | null> {
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

  @FieldResolver(() => OrderGroupRef, { nullable: true })
  async group(
    @Root() { view: { groupId } }: OfficeOrderNode,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<OrderGroupRef | null> {
    const found = groupId === undefined ? undefined : await loaders.group.load(groupId)
    return found === undefined ? null : { id: found.groupId, groupNo: found.groupNo }
  }

  @FieldResolver(() => [OfficeOrderStaff])
  async staff(
    @Root() { view }: OfficeOrderNode,
    @Ctx() { loaders: { crews } }: GraphqlContext,
  ): Promise<OfficeOrderStaff[]> {
    const { staffIds, groupId = '' } = view
    const people = staffIds === undefined ? crews.membersOf(groupId) : crews.people(staffIds)
    return (await people).map(officeStaffNode)
  }

  @FieldResolver(() => [OfficeOrderChange])
  async trail(
    @Root() { view }: OfficeOrderNode,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<readonly OfficeOrderChange[]> {
    return officeTrail(view, await loaders.changes.load(view.orderId), loaders)
  }

  @FieldResolver(() => String, { nullable: true })
  async cancellationNote(
    @Root() { view: { cancelCommandId } }: OfficeOrderNode,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<string | null> {
    if (cancelCommandId === undefined) return null
    return (await loaders.cancellationNote.load(cancelCommandId)) ?? null
  }
}

async function placedAddress({ view: { addressVersionId } }: OfficeOrderNode, loaders: Loaders) {
  return present(await loaders.addressVersion.load(addressVersionId), addressVersionId)
}
