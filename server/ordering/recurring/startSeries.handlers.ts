import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { findAddress } from '../../addresses/addresses.store.ts'
import { offeredMonthsOf } from '../../catalog/catalogReferenceData.store.ts'
import { refuse } from '../../eventstore/commandHandler.ts'
import type { LoadFold } from '../../eventstore/loadFold.ts'
import { ActorRole, type Command } from '../../kernel/command.ts'
import { inStream } from '../../kernel/event.ts'
import { derivedId } from '../../kernel/ids.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { businessDate } from '../../kernel/time.ts'
import { experienceStream, walletStream } from '../../points/events.ts'
import { experienceFold } from '../../points/experience.ts'
import { walletFold } from '../../points/walletFold.ts'
import { seriesStream } from '../../series/events.ts'
import type { AskedRhythm, RhythmCalendar } from '../../series/rhythm.ts'
import type { Series } from '../../series/series.ts'
import { agreePrice } from '../../series/seriesTerms.ts'
import { type StartSeries, startSeries } from '../../series/startSeries.ts'
import { closedDates } from '../../staffing/crewReferenceData.store.ts'
import type { OrderingContext, ReferenceData } from '../referenceData.store.ts'
import {
  type ChangedSeries,
  changeSeriesOf,
  type SeriesRef,
  type SeriesResult,
} from './changeSeries.handlers.ts'
import { visitPrice } from './visitPrice.handlers.ts'

/** Recurring visits as they are asked for. */
export interface StartingRequest extends Pick<StartSeries, 'whenFull' | 'pointsSeen'> {
  /** The customer, where the office asks for one; a customer asks for themselves. */
  readonly userId?: string | undefined
  readonly addressId: string
  readonly serviceId: string
  readonly rhythm: AskedRhythm
}

/**
 * Begins a series for the customer who asks, or whom the office names (decision N10), at the price that was on screen.
 * @returns the series, also for the retry of a command that is done; NOT_FOUND for an address or a service that is not there for the
 * customer; ERASURE_ASKED once they asked to be forgotten; what {@link startSeries} refuses
 */
export async function handleStartSeries(
  context: OrderingContext,
  command: Command,
  request: StartingRequest,
): Promise<SeriesResult | Rejection> {
  const { addressId, serviceId } = request
  if (addressId === '')
    return refuse(context, command, reject(RejectionCode.ADDRESS_REQUIRED, { field: 'addressId' }))
  if (serviceId === '')
    return refuse(context, command, reject(RejectionCode.SERVICE_REQUIRED, { field: 'serviceId' }))
  const userId = command.actor.role === ActorRole.Customer ? command.actor.id : (request.userId ?? '')
  const [address, referenceData] = await Promise.all([
    findAddress(context.db, userId, addressId),
    context.referenceDataAt(command.referenceDataVersion),
  ])
  const service = referenceData.catalog.services.get(serviceId)
  if (address === undefined || service === undefined)
    return refuse(context, command, reject(RejectionCode.NOT_FOUND))
  const seriesId = derivedId(command.id, 'series')
  const stream = seriesStream(seriesId)
  return context.handle<ChangedSeries>({ command, streams: [stream] }, async (load) => {
    const [wallet, experience] = await Promise.all([
      load(walletStream(userId), walletFold),
      load(experienceStream(userId), experienceFold),
    ])
    if (wallet.state.access !== 'open') return reject(RejectionCode.ERASURE_ASKED)
    const events = startSeries({
      ...request,
      ...calendarOf(referenceData, command, service),
      userId,
      service: { serviceId, catalog: service.serviceCatalog, periodType: service.periodType },
      points: visitPrice(referenceData, service, { address, experience: experience.state.total })
        ?.totalPoints,
    })
    return isRejection(events) ? events : { answer: { seriesId }, events: inStream(stream, events) }
  })
}

/** The days on which a first visit may be. */
export function calendarOf(
  { catalog, crews }: ReferenceData,
  { at }: Command,
  { serviceCatalog, serviceId }: Pick<Series, 'serviceCatalog' | 'serviceId'>,
): RhythmCalendar {
  const first = businessDate(at)
  const last = first.add({ months: 6 })
  const closed = closedDates(crews, serviceCatalog, { first, last })
  return { at, closedDates: closed, offeredMonths: offeredMonthsOf(catalog, serviceId) }
}

/** Agrees to the price of a visit as it is now, for this and later visits (decision N4). */
export async function handleAgreePrice(
  context: OrderingContext,
  command: Command,
  { pointsSeen, ...seriesRef }: SeriesRef & { readonly pointsSeen: number },
): Promise<SeriesResult | Rejection> {
  return changeSeriesOf(context, command, seriesRef, async (series, load) => {
    const points = await pointsNow(context, series, { command, load })
    if (points === undefined && !series.isEnded) return reject(RejectionCode.SERVICE_UNAVAILABLE)
    return agreePrice(series, { points: points ?? 0, pointsSeen })
  })
}

async function pointsNow(
  { db, referenceDataAt }: OrderingContext,
  { userId, addressId, serviceId }: Series,
  { command, load }: { readonly command: Command; readonly load: LoadFold },
): Promise<number | undefined> {
  const [address, referenceData, experience] = await Promise.all([
    findAddress(db, userId, addressId),
    referenceDataAt(command.referenceDataVersion),
    load(experienceStream(userId), experienceFold),
  ])
  const service = referenceData.catalog.services.get(serviceId)
  return visitPrice(referenceData, service, { address, experience: experience.state.total })?.totalPoints
}
