import DataLoader from 'dataloader'
import { sql } from 'kysely'
import type { Language } from '../../schema/rules/enumerations.ts'
import { type Db, PREPARED } from '../kernel/database.ts'
import type { MailFacts, MailKind } from './mailKinds.ts'
import './outboxTable.store.ts'

/** A mail that waits to be sent. */
export interface PendingMail {
  readonly id: string
  readonly kind: MailKind
  readonly customerId: string
  readonly orderId: string | undefined
  readonly facts: MailFacts
  readonly createdAt: Temporal.Instant
  readonly attempts: number
}

/** What became of a mail. Its subject is kept where it tells nobody's secret. */
type Settlement =
  | { readonly status: 'sent'; readonly language: Language; readonly subject: string | null }
  | { readonly status: 'skipped' | 'failed'; readonly reason: string }

/** The outbox as those see it who send at the same time: what they ask and tell together takes one statement. */
export interface OutboxAtSending {
  /** @returns undefined for one that is settled: sent meanwhile, or given up */
  findPending(id: string): Promise<PendingMail | undefined>
  /** Closes a mail and empties what may be a secret. */
  settle(id: string, settlement: Settlement, now: Temporal.Instant): Promise<void>
  /** Notes an attempt that failed and will be repeated. */
  noteFailedAttempt(id: string, error: string): Promise<void>
}

/** For so long a mail that was handed over may wait for others to be closed with. */
const CLOSING_MS = 50

export function openOutbox(db: Db): OutboxAtSending {
  const pending = new DataLoader((ids: readonly string[]) => findAll(db, ids), { cache: false })
  const closing = new DataLoader((closed: readonly Closed[]) => settleAll(db, closed), {
    cache: false,
    batchScheduleFn: (go) => void setTimeout(go, CLOSING_MS),
  })
  return {
    findPending: (id) => pending.load(id),
    settle: (id, settlement, now) => closing.load(closed(id, settlement, now)),
    async noteFailedAttempt(id, error) {
      await db
        .updateTable('outbox')
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), last_error: shortened(error) }))
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .execute()
    },
  }
}

async function findAll(db: Db, ids: readonly string[]): Promise<(PendingMail | undefined)[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', '=', 'pending')
    .execute()
  const mails = rows.map((row): [string, PendingMail] => [
    row.id,
    {
      id: row.id,
      kind: row.kind,
      customerId: row.customer_id,
      orderId: row.order_id ?? undefined,
      facts: row.facts,
      createdAt: Temporal.Instant.fromEpochMilliseconds(row.created_at.getTime()),
      attempts: row.attempts,
    },
  ])
  const found = new Map(mails)
  return ids.map((id) => found.get(id))
}

/** The columns of a closed mail. */
interface Closed {
  readonly id: string
  readonly status: Settlement['status']
  readonly at: string
  readonly sent_at?: string
  readonly language?: Language
  readonly subject?: string | null
  readonly last_error?: string
}

function closed(id: string, settlement: Settlement, now: Temporal.Instant): Closed {
  const at = now.toString()
  if (settlement.status !== 'sent')
    return { id, status: settlement.status, at, last_error: shortened(settlement.reason) }
  return { id, at, sent_at: at, ...settlement }
}

async function settleAll(db: Db, mails: readonly Closed[]): Promise<undefined[]> {
  await sql`${PREPARED}
    update outbox set
      status = closed.status, settled_at = closed.at, facts = '{}',
      sent_at = closed.sent_at, language = closed.language, subject = closed.subject, last_error = closed.last_error,
      attempts = attempts + case closed.status when 'skipped' then 0 else 1 end
    from jsonb_to_recordset(${JSON.stringify(mails)}) as closed
      (id uuid, status text, at timestamptz, sent_at timestamptz, language text, subject text, last_error text)
    where outbox.id = closed.id and outbox.status = 'pending'
  `.execute(db)
  return mails.map(() => undefined)
}

/** A server's refusal may be a page long. */
function shortened(text: string): string {
  return text.replaceAll('\0', ' ').slice(0, 500)
}
