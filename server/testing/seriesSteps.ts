import { Slot } from '../../schema/rules/enumerations.ts'
import { demoServiceId } from '../demo/demoCatalog.store.ts'
import { ActorRole } from '../kernel/command.ts'
import { granted } from '../kernel/rejection.ts'
import type { StartingRequest } from '../ordering/recurring/startSeries.handlers.ts'
import { findSeries } from '../readmodels/series/series.queries.ts'
import { CLEANING_POINTS } from './bookings.ts'
import type { Newcomer } from './newcomers.ts'
import type { TestApp } from './testApp.ts'

export type SeriesSteps = ReturnType<typeof seriesSteps>

/** Recurring visits as their customers and the office have them, through the application. */
export function seriesSteps({ application, command, database: { db } }: TestApp) {
  return {
    /** A standard clean every week on mornings at half past nine. */
    weekly: (who: Newcomer, first: string, change: Partial<StartingRequest> = {}): StartingRequest => ({
      addressId: who.addressIds[0] ?? '',
      serviceId: demoServiceId('standardClean'),
      rhythm: { everyWeeks: 1, first, slot: Slot.Morning, hour: 9, minute: 30 },
      whenFull: 'move',
      pointsSeen: CLEANING_POINTS,
      ...change,
    }),
    async started(who: Newcomer, request: StartingRequest): Promise<string> {
      return granted(await application.series.start(command(who.userId, ActorRole.Customer), request)).value
        .seriesId
    },
    async seriesOf(seriesId: string) {
      const found = await findSeries(db, { seriesId })
      if (found === undefined) throw new Error(`series ${seriesId} is not shown`)
      return found
    },
  }
}
