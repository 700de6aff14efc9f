import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentNotesByCommand } from '../billing/paymentNotes.store.ts'
import type { Db, Tables } from '../kernel/database.ts'
import { createJoins } from '../kernel/joins.store.ts'
import {
  experienceHistory,
  experiencePage,
  experienceYears,
} from './experienceStatement/experienceStatement.queries.ts'
import { orderNosById } from './orderHistory/orderNos.queries.ts'
import { creditNotesByInvoice } from './payments/creditNotes.queries.ts'
import { paymentReportPage } from './payments/paymentReport.queries.ts'
import { findPayment, paymentHistory, paymentPage, paymentYears } from './payments/payments.queries.ts'
import { taxReport } from './payments/taxReport.queries.ts'
import { openWorld, type RunnerWorld } from './testing/runnerWorld.ts'
import { ledgerPage } from './walletStatement/ledger.queries.ts'
import { pointsByPayment } from './walletStatement/pointsOfPayment.queries.ts'
import { pointHistory, pointPage, pointYears } from './walletStatement/walletStatement.queries.ts'

/** Every list of points and money finds its page by an index, with 2,000 customers' worth of rows in the tables. */

let world: RunnerWorld
let db: Db
const asked: CompiledQuery[] = []

beforeAll(async () => {
  world = await openWorld('memory')
  await world.start()
  const { pool } = world.database
  db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      asked.push(query)
    },
  })
  await pool.query(manyRows)
  await pool.query('analyze')
})
afterAll(() => world.close())

const day = (text: string) => Temporal.PlainDate.from(text)
const month = { from: day('2025-03-01'), to: day('2025-03-31') }
const mine = { userId: 'user-7', ...month }
const page = { first: 20 }

const readers: Readonly<Record<string, () => Promise<unknown>>> = {
  'the point history': () => pointHistory(db, mine),
  'a page of it': () => pointPage(db, { ...mine, ...page }),
  'its years': () => pointYears(db, 'user-7'),
  'the experience history': () => experienceHistory(db, mine),
  'a page of the experience history': () => experiencePage(db, { ...mine, ...page }),
  'its years of experience': () => experienceYears(db, 'user-7'),
  'the payments': () => paymentHistory(db, mine),
  'a page of payments': () => paymentPage(db, { ...mine, ...page }),
  'the years of payments': () => paymentYears(db, 'user-7'),
  'one payment': () => findPayment(db, { userId: 'user-7', paymentId: 21 }),
  'what it credited': () => createJoins(db).of(pointsByPayment).load('user-7 21'),
  'credit notes of invoices': () => createJoins(db).of(creditNotesByInvoice).load('INV-000007-1'),
  'the ledger': () => ledgerPage(db, page),
  'the ledger of a month': () => ledgerPage(db, { ...month, ...page }),
  'the ledger of a customer': () => ledgerPage(db, { userId: 'user-7', ...page }),
  'the ledger of a rare kind': () => ledgerPage(db, { kind: 'reversed', ...page }),
  'the ledger of a bucket': () => ledgerPage(db, { isReward: true, ...page }),
  'the report of payments': () => paymentReportPage(db, page),
  'the report of a month': () => paymentReportPage(db, { ...month, ...page }),
  'the report of a method': () => paymentReportPage(db, { method: 5, ...page }),
  'the report of a province': () => paymentReportPage(db, { province: 13, ...page }),
  'the taxes of a month': () => taxReport(db, month),
  'the taxes of a province': () => taxReport(db, { province: 13, ...month }),
}

it.each(Object.entries(readers))('%s', async (_name, read) => {
  asked.length = 0
  await read()
  expect(asked).toHaveLength(1)
  for (const { sql, parameters } of asked) {
    const plan = await world.database.pool.query(`explain ${sql}`, [...parameters])
    const lines = plan.rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n')
    expect(lines).not.toContain('Seq Scan')
    expect(lines).toMatch(/Index/)
  }
})

it('joins the credit notes, comments and order numbers of a page with one look each', async () => {
  const joins = createJoins(db)
  asked.length = 0
  const invoiceNos = [7, 8, 9].map((user) => `INV-00000${user}-1`)
  const notes = await Promise.all(invoiceNos.map((no) => joins.of(creditNotesByInvoice).load(no)))
  expect(notes.map((of) => of.map(({ creditNoteNo }) => creditNoteNo))).toEqual(
    invoiceNos.map((no) => [`CN-${no}`]),
  )
  expect(asked).toHaveLength(1)
  await Promise.all([1, 2, 3].map(() => joins.of(paymentNotesByCommand).load(crypto.randomUUID())))
  expect(asked).toHaveLength(2)
  await Promise.all(['a', 'b', 'c'].map((orderId) => joins.of(orderNosById).load(orderId)))
  expect(asked).toHaveLength(3)
})

/** Of each of 2,000 customers, 40 movements, 10 payments and 20 gains over two years; the second payment of each went back in part. */
const manyRows = `
  insert into point_entry (user_id, revision, is_reward, kind, amount, payment_id, role, order_id, at, date, year)
  select 'user-' || u, n, n % 4 = 3, case when n % 40 = 39 then 'reversed' when n % 2 = 0 then 'recharged' else 'spent' end, 100,
    n % 2 * (n + 1), 3, null, m.at, m.at::date, extract(year from m.at)
  from generate_series(1, 2000) u, generate_series(0, 39) n,
    lateral (select timestamptz '2024-06-01' + interval '1 hour' * (n * 430 + u % 400) as at) m;
  insert into experience_entry (user_id, revision, amount, role, order_id, at, date, year)
  select 'user-' || u, n, 10, 0, 'order', m.at, m.at::date, extract(year from m.at)
  from generate_series(1, 2000) u, generate_series(0, 19) n,
    lateral (select timestamptz '2024-06-01' + interval '1 hour' * (n * 860 + u % 400) as at) m;
  insert into payment (user_id, payment_id, invoice_no, party_id, method, province, points, subtotal, taxes, tax, total, cash_rounding,
    command_id, at, date, year)
  select 'user-' || u, n * 2 + 1, 'INV-' || lpad(u::text, 6, '0') || '-' || n, 'party', 1 + u % 5, 1 + u % 13, 100, 100, '[]', 5, 105, 0,
    'command', m.at, m.at::date, extract(year from m.at)
  from generate_series(1, 2000) u, generate_series(0, 10) n,
    lateral (select timestamptz '2024-06-01' + interval '1 hour' * (n * 1700 + u % 400) as at) m;
  insert into credit_note (credit_note_no, invoice_no, user_id, payment_id, method, province, subtotal, taxes, tax, total, cash_rounding,
    command_id, at, date, year)
  select 'CN-' || invoice_no, invoice_no, user_id, payment_id, method, province, 50, '[]', 3, 53, 0, 'command', at, date, year
  from payment where payment_id = 3;
  insert into tax_entry (document_no, is_credit, province, name, rate_milli, taxable, cents, at, date)
  select invoice_no, false, province, 'GST', 5000, 100, 5, at, date from payment
  union all select credit_note_no, true, province, 'GST', 5000, -50, -3, at, date from credit_note;`
