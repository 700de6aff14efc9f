import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { EventStore } from '../eventstore/port.ts'
import type { Db } from '../kernel/database.ts'
import type { Clock } from '../kernel/time.ts'
import type { MailDelivery } from '../messaging/delivery/openMailDelivery.ts'
import type { DeliverMail } from '../messaging/mailMessage.ts'
import { startMailReactor } from '../messaging/mails.reactor.ts'
import { SEND_MAIL } from '../messaging/outbox.store.ts'
import { openOutbox } from '../messaging/outboxAtSending.store.ts'
import { queueWaitingMails } from '../messaging/outboxRows.store.ts'
import { giveUpLeftMails, type SendingContext, sendMail } from '../messaging/sending.handlers.ts'
import type { EventReader } from '../messaging/writing.handlers.ts'
import type { OrderingHandlers } from '../ordering/ordering.handlers.ts'
import type { ReferenceDataAt } from '../ordering/referenceData.store.ts'
import { batchedLoader } from './batchedLoader.ts'
import { runDailyTasks } from './dailyTasks.ts'
import { releaseLeftJobs } from './jobQueue.store.ts'
import { type Jobs, startJobRunner } from './jobRunner.ts'
import { mailLookups } from './mailLookups.ts'
import { productTasks } from './productTasks.ts'

/** What the product works with when nobody asks it anything. */
export interface BackgroundParts {
  readonly db: Db
  readonly store: EventStore
  /** The database server itself: one connection holds locks, another listens. */
  readonly databaseUrl: string
  readonly ordering: Pick<OrderingHandlers, 'cancelOrder'>
  readonly referenceDataAt: ReferenceDataAt
  readonly delivery: MailDelivery
  readonly publicUrl: string
  readonly clock: Clock
  readonly logger: Logger
}

/** Looks at the clock this often; UTC, so that no zone's rules matter. */
const EVERY_FIVE_MINUTES = '*/5 * * * *'
const LOOK = 'lookAtTheClock'

/**
 * Starts what the product does by itself: mails follow the log and are sent, and daily tasks are done at their hour, those that were
 * missed at once. Any number of processes do so side by side.
 */
export async function startBackground(parts: BackgroundParts): Promise<{ stop(): Promise<void> }> {
  const { db, store, databaseUrl: connectionString, clock, logger: log } = parts
  const reactor = await startMailReactor({ db, store, connectionString, clock, log })
  const recurring = [{ job: LOOK, match: EVERY_FIVE_MINUTES }]
  const runner = await startJobRunner({ connectionString, jobs: backgroundJobs(parts), recurring, log })
  await sql`select graphile_worker.add_job(${LOOK}, job_key => ${LOOK}, max_attempts => 1)`.execute(db)
  return {
    async stop() {
      await Promise.all([reactor.stop(), runner.stop()])
    },
  }
}

/** What the jobs do; specs call them when they like. */
function backgroundJobs(parts: Omit<BackgroundParts, 'databaseUrl'>): Jobs {
  const sending = sendingContext(parts)
  const { db, clock, logger: log, ordering, delivery } = parts
  const tasks = productTasks({ db, ordering, purgeMailFiles: delivery.purge })
  return {
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
    store: readingTogether(store),
    lookups: mailLookups(db, referenceDataAt),
    deliver: spaced(delivery.deliver),
    publicUrl,
    clock,
    log: logger,
  }
}

/** So far apart mails are handed over at least: each takes about 2 ms of a core. */
const APART_MS = 10

/** One mail after the other with time between them for callers, who would wait for ten of them in a row. */
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

/** The orders of mails that are written together, in one read. */
function readingTogether(store: EventStore): EventReader {
  const events = batchedLoader((streams) => store.readStreams(streams))
  const found = async (stream: string) => [stream, (await events.load(stream)) ?? []] as const
  return {
    readStream: (stream, options) => store.readStream(stream, options),
    readStreams: async (streams) => new Map(await Promise.all(streams.map(found))),
  }
}
