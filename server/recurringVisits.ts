import type { FollowerLog } from './eventstore/consumer/followerLog.ts'
import { businessDate } from './kernel/time.ts'
import { tellOfVisits } from './messaging/tellOfVisits.handlers.ts'
import {
  type LookTotals,
  placeDueVisits,
  type RecurringVisits,
  type SeriesLook,
  type VisitFinding,
} from './ordering/recurring/dueVisits.handlers.ts'
import type { OrderingContext } from './ordering/referenceData.store.ts'
import { type DueSeries, dueSeries, dueSeriesOf } from './readmodels/series/series.queries.ts'

interface RecurringVisitsParts {
  readonly context: OrderingContext
  readonly log?: Pick<FollowerLog, 'error'> | undefined
}

/** Looks at recurring visits, and mails what they wait for, each thing once however often it is found. */
export function openRecurringVisits({ context, log }: RecurringVisitsParts): RecurringVisits {
  const { db } = context

  async function lookAt(look: SeriesLook): Promise<readonly VisitFinding[]> {
    const found = await placeDueVisits(context, look)
    if (found === undefined) return []
    await tellOfVisits(db, { ...found, seriesId: look.seriesId, at: look.at })
    return found.findings
  }

  async function lookAtAll(due: readonly DueSeries[], at: Temporal.Instant, left: string[]) {
    const found: VisitFinding[] = []
    for (const { seriesId, series } of due)
      found.push(
        ...(await lookAt({ seriesId, series, at }).catch((error: unknown) => {
          left.push(`${seriesId}: ${String(error)}`)
          return []
        })),
      )
    return totalsOf(due.length, found)
  }

  return {
    async afterCommand(look) {
      await lookAt(look).catch((error: unknown) =>
        log?.error({ series: look.seriesId, error: String(error) }, 'visits were not placed at once'),
      )
    },
    async ofCustomer(userId, now) {
      const left: string[] = []
      const totals = await lookAtAll(await dueSeriesOf(db, userId, todayOf(now)), now, left)
      return allLookedAt(totals, left)
    },
    async everywhere(now) {
      const left: string[] = []
      let totals = totalsOf(0, [])
      let after: DueSeries | undefined
      for (;;) {
        const due = await dueSeries(db, { today: todayOf(now), after })
        totals = plus(totals, await lookAtAll(due, now, left))
        after = due.at(-1)
        if (after === undefined) return allLookedAt(totals, left)
      }
    },
  }
}

const todayOf = (now: Temporal.Instant) => businessDate(now).toString()

function totalsOf(series: number, findings: readonly VisitFinding[]): LookTotals {
  const count = (found: VisitFinding['found']) => findings.filter((each) => each.found === found).length
  return { series, placed: count('placed'), waiting: count('waits'), missed: count('missed') }
}

function plus(a: LookTotals, b: LookTotals): LookTotals {
  return {
    series: a.series + b.series,
    placed: a.placed + b.placed,
    waiting: a.waiting + b.waiting,
    missed: a.missed + b.missed,
  }
}

function allLookedAt(totals: LookTotals, left: readonly string[]): LookTotals {
  if (left.length > 0) throw new Error(`${left.length} series are left, ${left[0]}`)
  return totals
}
