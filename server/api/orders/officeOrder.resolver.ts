import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { isSamePlace } from '../../addresses/placeKey.ts'
import { Address, PropertyFacts } from '../addresses/address.graphql.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { groupRef, OfficeOrderStaff, OrderGroupRef, officeStaffNode } from './officeCrew.graphql.ts'
import { ConfirmedElsewhere, OfficeOrder, OrderCustomer, Requote } from './officeOrder.graphql.ts'
import { OfficeOrderChange } from './officeTrail.graphql.ts'
import { officeTrail } from './officeTrail.node.ts'

/** What an order of the office points at, joined only where a query asks for it. */
@Resolver(() => OfficeOrder)
export class OfficeOrderResolver {
  @FieldResolver(() => OrderCustomer, { description: 'Whose it is.' })
  async customer(@Root() { view }: OfficeOrder, @Ctx() { loaders }: GraphqlContext): Promise<OrderCustomer> {
    const { userId, userNo, firstName, lastName, phoneNo = null, email } = await loaders.order.customer(view)
    return { id: userId, userNo, firstName, lastName, phoneNo, email }
  }

  @FieldResolver(() => Address, {
    description: 'As it was when the order was placed; `isConfirmed` is of today.',
  })
  address(@Root() { view }: OfficeOrder, @Ctx() { loaders }: GraphqlContext): Promise<Address> {
    return loaders.order.address(view)
  }

  @FieldResolver(() => PropertyFacts, { description: 'The property as it is known today.' })
  property(@Root() { view }: OfficeOrder, @Ctx() { loaders }: GraphqlContext): Promise<PropertyFacts> {
    return loaders.order.property(view)
  }

  @FieldResolver(() => ConfirmedElsewhere, {
    nullable: true,
    description:
      'Of an address that is not confirmed: the same place, confirmed in another record; null when there is none or the order is over.',
  })
  async confirmedElsewhere(
    @Root() { view }: OfficeOrder,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<ConfirmedElsewhere | null> {
    if (view.status > OrderStatus.InService) return null
    const [placed, confirmed] = await Promise.all([
      loaders.order.address(view),
      loaders.order.confirmedNear(view),
    ])
    const found = confirmed.find((address) => isSamePlace(address, placed))
    return found === undefined ? null : { ...found.property, customerId: found.userId }
  }

  @FieldResolver(() => Requote, {
    nullable: true,
    description:
      'What today would make of the price; null when the order is over, its address was removed or its service has no price.',
  })
  async requote(@Root() { view }: OfficeOrder, @Ctx() { loaders }: GraphqlContext): Promise<Requote | null> {
    return (await loaders.order.requote(view)) ?? null
  }

  @FieldResolver(() => OrderGroupRef, { nullable: true, description: 'Its crew, while one is assigned.' })
  async group(
    @Root() { view }: OfficeOrder,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<OrderGroupRef | null> {
    return groupRef(await loaders.order.group(view))
  }

  @FieldResolver(() => [OfficeOrderStaff], {
    description: 'The people on it: those of its crew who can work now, or who did the work.',
  })
  async staff(
    @Root() { view }: OfficeOrder,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<OfficeOrderStaff[]> {
    return (await loaders.order.crew(view)).map(officeStaffNode)
  }

  @FieldResolver(() => [OfficeOrderChange], {
    description: 'The full trail, oldest first, beginning with the placing.',
  })
  async trail(
    @Root() { view }: OfficeOrder,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<readonly OfficeOrderChange[]> {
    return officeTrail(view, loaders)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What the office told the customer about the cancellation.',
  })
  async cancellationNote(
    @Root() { view }: OfficeOrder,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<string | null> {
    return (await loaders.order.cancellationNote(view)) ?? null
  }
}
