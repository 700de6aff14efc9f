import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { EventStore } from '../eventstore/port.ts'
import { inBatches } from '../kernel/batches.ts'
import type { Db } from '../kernel/database.ts'
import type { Clock } from '../kernel/time.ts'
import type { MailDelivery } from '../messaging/delivery/openMailDelivery.ts'
import type { DeliverMail } from '../messaging/mailMessage.ts'
import { mailAskedBy, mailIdOf, reasonOf } from '../messaging/mailTriggers.ts'
import { openOutbox, queueMails, queueWaitingMails, SEND_MAIL } from '../messaging/outbox.store.ts'
import { giveUpLeftMails, type SendingContext, sendMail } from '../messaging/sending.handlers.ts'
import type { OrderingHandlers } from '../ordering/ordering.handlers.ts'
import type { RecurringVisits } from '../ordering/recurring/dueVisits.handlers.ts'
import { queueLook } from '../ordering/recurring/lookJob.store.ts'
import type { ReferenceDataAt } from '../ordering/referenceData.store.ts'
import type { ProjectionRunner } from '../readmodels/engine/runner.ts'
import { runDailyTasks } from './dailyTasks.ts'
import { releaseLeftJobs } from './jobQueue.store.ts'
import { type Jobs, startJobRunner } from './jobRunner.ts'
import { mailLookups } from './mailLookups.ts'
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

/** The clock is looked at every minute. At most one such job waits; it is in no named queue, which a killed process would keep locked. */
export const CRONTAB = `* * * * * ${LOOK} ?jobKey=${LOOK}&max=1\n${SERIES_CRONTAB}`

/**
 * Starts what the product does by itself: it sends mails, places the visits of series every hour, when points come in and when a closed
 * day is opened, and does daily tasks at their hour or, if they were missed, at once. Any number of processes do so side by side.
 */
export async function startBackground(parts: BackgroundParts): Promise<{ stop(): Promise<void> }> {
  const { db, databaseUrl: connectionString, logger: log } = parts
  const jobs = backgroundJobs(parts)
  const runner = await startJobRunner({ connectionString, jobs, crontab: CRONTAB, log })
  await sql`select graphile_worker.add_job(${LOOK}, job_key => ${LOOK}, max_attempts => 1)`.execute(db)
  await queueLook(db)
  const stopQueueing = queueAskedMails(parts)
  const stopLooking = queueLooksAfterPoints(parts)
  return {
    async stop() {
      await Promise.all([stopQueueing(), stopLooking(), runner.stop()])
    },
  }
}

/** Least time between two statements that queue mails. */
const QUEUEING_MS = 100

/** Queues the mails that events asked for as soon as they are in the outbox. A look at the clock queues those that a crash left behind. */
function queueAskedMails({ db, projections, logger }: BackgroundParts): () => Promise<void> {
  const mails = inBatches<string>(
    async (ids) => {
      await queueMails(db, ids)
      await wait(QUEUEING_MS)
    },
    (error) => logger.warn({ error: String(error) }, 'mails could not be queued yet'),
  )
  const stop = projections.onWritten((events) =>
    mails.add(events.filter(mailAskedBy).map((event) => mailIdOf(reasonOf(event)))),
  )
  return () => {
    stop()
    return mails.idle()
  }
}

function backgroundJobs(parts: Omit<BackgroundParts, 'databaseUrl'>): Jobs {
  const sending = sendingContext(parts)
  const { db, clock, logger: log, ordering, recurringVisits, delivery } = parts
  const tasks = productTasks({ db, ordering, purgeMailFiles: delivery.purge })
  return {
    ...seriesJobs({ recurringVisits, clock, log }),
    [SEND_MAIL]: ({ payload, isLastTry }) =>
      sendMail(sending, { id: (payload as { id: string }).id, isLastTry }),
    async [LOOK]() {
      await releaseLeftJobs(db)
      await giveUpLeftMails({ db, clock, log })
      await queueWaitingMails(db)
      await runDailyTasks({ db, log }, tasks, clock())
    },
  }
}

function sendingContext({
  db,
  store,
  referenceDataAt,
  delivery,
  publicUrl,
  clock,
  logger,
}: Omit<BackgroundParts, 'databaseUrl'>): SendingContext {
  return {
    outbox: openOutbox(db),
    store,
    lookups: mailLookups(db, referenceDataAt),
    deliver: spaced(delivery.deliver),
    publicUrl,
    clock,
    log: logger,
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
