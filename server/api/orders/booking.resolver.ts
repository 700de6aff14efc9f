import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { isRejection } from '../../kernel/rejection.ts'
import type { BookingHandlers } from '../../ordering/placing/offerServices.handlers.ts'
import { CatalogTeaser, offerNode } from '../catalog/offers.graphql.ts'
import { Arg, Ctx, ID, nullable, Query, Resolver } from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import {
  Availability,
  freePlaces,
  RescheduleOptions,
  rescheduleOptionsNode,
  ServiceOffers,
} from './booking.graphql.ts'

/** What can be booked, when, and for how much; the office asks it about any customer (decision W2). */
@Resolver()
export class BookingResolver {
  @Query(() => [CatalogTeaser], 'The lowest price of each catalog; open to visitors.')
  async catalogTeasers(@Ctx() { application, referenceDataVersion }: GraphqlContext) {
    const fromPoints = await application.booking.fromPoints(referenceDataVersion)
    return [...fromPoints].map(([catalog, points = null]) => ({ catalog, fromPoints: points }))
  }

  @Query(() => ServiceOffers, 'Priced services; null without such an address.', nullable)
  async serviceOffers(
    @Arg('addressId', () => ID, 'Where.') addressId: string,
    @Arg('catalog', () => ServiceCatalog, 'Of which catalog.') catalog: ServiceCatalog,
    @Ctx() context: GraphqlContext,
  ) {
    const { id: userId } = viewerOf(context, 'customer')
    const { referenceDataVersion } = context
    const found = await context.application.booking.offers({
      userId,
      addressId,
      catalog,
      referenceDataVersion,
    })
    return offersNode(found, context)
  }

  @Query(() => Availability, 'Bookable times; null without such an address or service.', nullable)
  async availability(
    @Arg('addressId', () => ID, 'Where.') addressId: string,
    @Arg('serviceId', () => ID, 'What.') serviceId: string,
    @Ctx() context: GraphqlContext,
  ) {
    const { id: userId } = viewerOf(context, 'customer')
    const { application, now, referenceDataVersion } = context
    const asked = { userId, addressId, serviceId, now, referenceDataVersion }
    return availabilityNode(await application.booking.availability(asked), context)
  }

  @Query(() => RescheduleOptions, "Other times for the viewer's day order, or null.", nullable)
  async rescheduleOptions(
    @Arg('orderNo', () => String, 'Its number.') orderNo: string,
    @Ctx() context: GraphqlContext,
  ) {
    const { id: userId } = viewerOf(context, 'customer')
    const { application, now, referenceDataVersion } = context
    const calendar = await application.booking.moveCalendar({ orderNo, userId, now, referenceDataVersion })
    return calendar === undefined ? null : rescheduleOptionsNode(calendar, now)
  }

  @Query(
    () => ServiceOffers,
    "A customer's priced services of every catalog; null without such an address of theirs.",
    nullable,
  )
  async customerServiceOffers(
    @Arg('customerId', () => ID, 'Whose.') userId: string,
    @Arg('addressId', () => ID, 'Where.') addressId: string,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const { application, referenceDataVersion } = context
    return offersNode(await application.booking.offers({ userId, addressId, referenceDataVersion }), context)
  }

  @Query(
    () => Availability,
    "A customer's bookable times; null without such an address of theirs or service.",
    nullable,
  )
  async customerAvailability(
    @Arg('customerId', () => ID, 'Whose.') userId: string,
    @Arg('addressId', () => ID, 'Where.') addressId: string,
    @Arg('serviceId', () => ID, 'What.') serviceId: string,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const { application, now, referenceDataVersion } = context
    const asked = { userId, addressId, serviceId, now, referenceDataVersion }
    return availabilityNode(await application.booking.availability(asked), context)
  }
}

type Found<Verb extends 'offers' | 'availability'> = Awaited<ReturnType<BookingHandlers[Verb]>>

function offersNode(found: Found<'offers'>, { language }: GraphqlContext): ServiceOffers | null {
  if (isRejection(found)) return null
  const offers = found.offers.map((offer) => offerNode(offer, language))
  return { address: found.address, offers, ...found.balance }
}

function availabilityNode(
  found: Found<'availability'>,
  { now, language }: GraphqlContext,
): Availability | null {
  if (isRejection(found)) return null
  const service = offerNode(found.offer, language)
  return { address: found.address, service, ...found.balance, ...freePlaces(found.calendar, now) }
}
