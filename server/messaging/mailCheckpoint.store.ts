import { type ColumnType, sql } from 'kysely'
import { type EventStore, type Position, START } from '../eventstore/port.ts'
import type { Db } from '../kernel/database.ts'
import { type OutgoingMail, putAllIntoOutbox } from './outbox.store.ts'

type Moment = ColumnType<Date, string, string>

declare module '../kernel/database.ts' {
  interface Tables {
    mail_checkpoint: {
      store_identity: string
      /** bigint, which the driver hands over as text. */
      position: Position
      heard_until: Moment
      quiet_until: Moment
    }
  }
}

/** How far the log of one store was consumed, and which of its events ask for no mail. */
export interface MailCheckpoint {
  readonly storeIdentity: string
  readonly position: Position
  /** The latest moment at which any consumed event happened. */
  readonly consumedUntil: Temporal.Instant
  /** Only what happened after it is mailed. */
  readonly mailsAfter: Temporal.Instant
}

/** Another process moved the checkpoint: what was read from the old one must not be mailed by us. */
class MailCheckpointMovedError extends Error {
  override readonly name = 'MailCheckpointMovedError'
}

const LONG_AGO = Temporal.Instant.fromEpochMilliseconds(0)

/**
 * The checkpoint of this store. The first store ever is consumed from now on, because what is in it happened before there were mails. A
 * store that takes the place of another is consumed from its beginning, but only what happened after the last event that was consumed in
 * the old one is mailed: so nothing is mailed again and nothing on the way between the two is lost.
 */
export async function openMailCheckpoint(
  db: Db,
  store: Pick<EventStore, 'identity' | 'head'>,
  now: Temporal.Instant,
): Promise<MailCheckpoint> {
  const storeIdentity = await store.identity()
  const head = await store.head()
  return db.transaction().execute(async (trx) => {
    const elsewhere = await latestElsewhere(trx, storeIdentity)
    await trx
      .insertInto('mail_checkpoint')
      .values({
        store_identity: storeIdentity,
        position: elsewhere === undefined ? head : START,
        heard_until: (elsewhere ?? now).toString(),
        quiet_until: (elsewhere ?? LONG_AGO).toString(),
      })
      .onConflict((known) => known.doNothing())
      .execute()
    const own = await mailCheckpoint(trx, storeIdentity)
    if (elsewhere === undefined || Temporal.Instant.compare(elsewhere, own.consumedUntil) <= 0) return own
    // back on a store that others were used after
    await trx
      .updateTable('mail_checkpoint')
      .set({ quiet_until: elsewhere.toString(), heard_until: elsewhere.toString() })
      .where('store_identity', '=', storeIdentity)
      .execute()
    return { ...own, mailsAfter: elsewhere, consumedUntil: elsewhere }
  })
}

/** @throws when the store was never opened for mails */
export async function mailCheckpoint(db: Db, storeIdentity: string): Promise<MailCheckpoint> {
  const row = await db
    .selectFrom('mail_checkpoint')
    .selectAll()
    .where('store_identity', '=', storeIdentity)
    .executeTakeFirstOrThrow()
  return {
    storeIdentity,
    position: row.position,
    consumedUntil: instantOf(row.heard_until),
    mailsAfter: instantOf(row.quiet_until),
  }
}

/**
 * Moves the checkpoint by compare-and-set and puts the mails of what was passed into the outbox, in one statement: whoever moves it is
 * alone with what follows.
 * @throws MailCheckpointMovedError when it no longer stands at `from`; then no mail was put anywhere
 */
export async function moveMailCheckpoint(
  db: Db,
  storeIdentity: string,
  move: {
    readonly from: Position
    readonly to: Position
    readonly consumedUntil: Temporal.Instant
    readonly mails: readonly OutgoingMail[]
  },
): Promise<void> {
  const { passed } = await putAllIntoOutbox(
    db,
    move.mails,
    sql`
      update mail_checkpoint set position = ${move.to}, heard_until = ${move.consumedUntil.toString()}
      where store_identity = ${storeIdentity} and position = ${move.from}
      returning store_identity
    `,
  )
  if (passed === 0) throw new MailCheckpointMovedError(`the mails' checkpoint is no longer at ${move.from}`)
}

async function latestElsewhere(db: Db, storeIdentity: string): Promise<Temporal.Instant | undefined> {
  const row = await db
    .selectFrom('mail_checkpoint')
    .select('heard_until')
    .where('store_identity', '<>', storeIdentity)
    .orderBy('heard_until', 'desc')
    .executeTakeFirst()
  return row && instantOf(row.heard_until)
}

function instantOf(moment: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
}
