import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { EventStore, RecordedEvent } from '../eventstore/port.ts'
import { inBatches } from '../kernel/batches.ts'
import type { Db } from '../kernel/database.ts'
import type { Clock } from '../kernel/time.ts'
import type { MailDelivery } from '../messaging/delivery/openMailDelivery.ts'
import type { DeliverMail } from '../messaging/mailMessage.ts'
import { mailAskedBy } from '../messaging/mailTriggers.ts'
import { openOutbox, SEND_MAILS } from '../messaging/outbox.store.ts'
import { type SendingContext, sendDueMails } from '../messaging/sending.handlers.ts'
import type { OrderingHandlers } from '../ordering/ordering.handlers.ts'
import type { RecurringVisits } from '../ordering/recurring/dueVisits.handlers.ts'
import { queueLook } from '../ordering/recurring/lookJob.store.ts'
import type { ReferenceDataAt } from '../ordering/referenceData.store.ts'
import type { ProjectionRunner } from '../readmodels/engine/runner.ts'
import { runDailyTasks } from './dailyTasks.ts'
import { type Jobs, startJobRunner } from './jobRunner.ts'
import { openMailLookups } from './mailLookups.ts'
import { productTasks } from './productTasks.ts'
import { queueLooksAfterPoints, SERIES_CRONTAB, seriesJobs } from './seriesJobs.ts'

/** What background work needs. */
export interface BackgroundParts {
  readonly db: Db
  readonly store: EventStore
  readonly projections: Pick<ProjectionRunner, 'onWritten'>
  /** The database server itself: one connection listens. */
  readonly databaseUrl: string
  readonly ordering: Pick<OrderingHandlers, 'cancelOrder'>
  readonly recurringVisits: Pick<RecurringVisits, 'everywhere' | 'ofCustomer'>
  readonly referenceDataAt: ReferenceDataAt
  readonly delivery: MailDelivery
  readonly publicUrl: string
  readonly clock: Clock
  readonly logger: Logger
}

const LOOK = 'lookAtTheClock'

/**
 * The clock is looked at every minute, and mails that nothing else sent are sent. At most one such job of each kind waits; it is in no named
 * queue, which a killed process would keep locked.
 */
export const CRONTAB = [
  `* * * * * ${LOOK} ?jobKey=${LOOK}&max=1`,
  `* * * * * ${SEND_MAILS} ?jobKey=${SEND_MAILS}&max=1`,
  SERIES_CRONTAB,
].join('\n')

/**
 * Starts what the product does by itself: it sends mails, places the visits of series every hour, when points come in and when a closed
 * day is opened, and does daily tasks at their hour or, if they were missed, at once. Any number of processes do so side by side.
 */
export async function startBackground(parts: BackgroundParts): Promise<{ stop(): Promise<void> }> {
  const { db, databaseUrl: connectionString, logger: log } = parts
  const ending = new AbortController()
  const sending = sendingContext(parts)
  const send = () => sendDueMails(sending, ending.signal)
  const jobs = { ...backgroundJobs(parts), [SEND_MAILS]: send }
  const runner = await startJobRunner({ connectionString, jobs, crontab: CRONTAB, log })
  await sql`select graphile_worker.add_job(job, job_key => job, max_attempts => 1)
    from unnest(${[LOOK, SEND_MAILS]}::text[]) as job`.execute(db)
  await queueLook(db)
  const stopSending = sendAskedMails(parts, send)
  const stopLooking = queueLooksAfterPoints(parts)
  return {
    async stop() {
      ending.abort()
      await Promise.all([stopSending(), stopLooking(), runner.stop()])
    },
  }
}

/** How long mails that events ask for are gathered, to be read together. */
const GATHERING_MS = 100

/** Sends the mails that events asked for as soon as they are in the outbox. Those that a crash left are sent within a minute. */
function sendAskedMails(
  { projections, logger }: BackgroundParts,
  send: () => Promise<void>,
): () => Promise<void> {
  const asked = inBatches<RecordedEvent>(
    send,
    (error) => logger.warn({ error: String(error) }, 'mails could not be sent yet'),
    GATHERING_MS,
  )
  const stop = projections.onWritten((events) => asked.add(events.filter(mailAskedBy)))
  return () => {
    stop()
    return asked.idle()
  }
}

function backgroundJobs(parts: BackgroundParts): Jobs {
  const { db, clock, logger: log, ordering, recurringVisits, delivery } = parts
  const tasks = productTasks({ db, ordering, purgeMailFiles: delivery.purge })
  return {
    ...seriesJobs({ recurringVisits, clock, log }),
    [LOOK]: () => runDailyTasks({ db, log }, tasks, clock()),
  }
}

function sendingContext(parts: BackgroundParts): SendingContext {
  const { db, store, delivery, publicUrl, clock, logger: log } = parts
  return {
    outbox: openOutbox(db),
    store,
    openLookups: () => openMailLookups(parts),
    deliver: spaced(delivery.deliver),
    publicUrl,
    clock,
    log,
  }
}

/** Least time between two mails: each takes a few milliseconds of a core, which callers need too. */
const APART_MS = 25

/** Delivers one mail after the other, with pauses between them. */
function spaced(deliver: DeliverMail): DeliverMail {
  let free = 0
  return async (message) => {
    const now = performance.now()
    const begins = Math.max(now, free)
    free = begins + APART_MS
    if (begins > now) await wait(begins - now)
    await deliver(message)
  }
}
