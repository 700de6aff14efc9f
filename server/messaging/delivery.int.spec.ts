import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryEventStore } from '../eventstore/memory/memoryEventStore.ts'
import type { EventStore } from '../eventstore/port.ts'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { settleNewcomer } from '../testing/newcomers.ts'
import { type Logged, sendingForSpecs, sendNow } from '../testing/sendingForSpecs.ts'
import { type SmtpDouble, startSmtpDouble } from '../testing/smtpDouble.ts'
import { deliverBySmtp } from './delivery/smtpDelivery.ts'
import { MAIL_ATTEMPTS, outboxCounts, queueSystemMail } from './outbox.store.ts'
import type { SendingContext } from './sending.handlers.ts'

/** The database's own clock dates the row, so that the sender's goes with it. */
const now = () => Temporal.Now.instant()
let database: FreshDatabase
let store: EventStore
let smtp: SmtpDouble
let sending: SendingContext
let logged: Logged[]
let customerId: string

beforeAll(async () => {
  database = await freshDatabase()
  store = createMemoryEventStore()
  const home = { db: database.db, store, sessionSecret: 'a secret of this spec' }
  customerId = (await settleNewcomer(home, { points: 0, now: now() })).userId
})
afterAll(() => store.close().then(() => database.drop()))

beforeEach(async () => {
  smtp = await startSmtpDouble()
  const made = sendingForSpecs(
    { db: database.db, store, now },
    deliverBySmtp(smtp.url, 'book.aspenrow.example'),
  )
  sending = made.context
  logged = made.logged
  await database.db.deleteFrom('outbox').execute()
  await queueSystemMail(database.db, { kind: 'resetCode', customerId, code: '402913' })
})
afterEach(() => smtp.stop())

describe('a mail on its way', () => {
  it('reaches the server as a whole message, and its secret leaves the row', async () => {
    await work()
    const [mail] = smtp.received
    const row = await theRow()
    expect(smtp.received).toHaveLength(1)
    expect(mail).toMatchObject({ from: 'hello@aspenrow.example', to: `${customerId}@example.com` })
    expect(mail?.source).toContain(`Message-ID: <${row.id}@book.aspenrow.example>`)
    expect(mail?.source).toContain('Subject: Your code: 402913')
    expect(mail?.source).toContain('Auto-Submitted: auto-generated')
    expect(mail?.source).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/)
    expect(row).toMatchObject({ status: 'sent', attempts: 1, language: 'en', facts: {}, last_error: null })
    expect(row.subject).toBeNull()
  })

  it('is sent once, however many look for it at the same time', async () => {
    await Promise.all([work(), work(), work()])
    await work()
    expect(smtp.received).toHaveLength(1)
  })

  it.each([
    ['the server is busy', { at: 'RCPT', say: '451 4.3.2 come back later' }],
    ['the mailbox is full', { at: 'end', say: '452 4.2.2 mailbox full' }],
    ['the connection breaks in the middle', { at: 'end' }],
    ['the server turns us away at the door', { at: 'connect', say: '554 5.3.2 closed' }],
  ] as const)('is tried again when %s', async (_, answer) => {
    smtp.answer(answer)
    await work()
    expect(smtp.received).toHaveLength(0)
    expect(await theRow()).toMatchObject({ status: 'pending', attempts: 1, facts: { code: '402913' } })
    expect((await theRow()).last_error).toBeTruthy()
    expect(logged).toEqual([{ level: 'warn', message: expect.stringContaining('tried again') }])
    await work()
    // its pause is not over
    expect(smtp.received).toHaveLength(0)
    await endPauses()
    await work()
    expect(smtp.received).toHaveLength(1)
    expect(await theRow()).toMatchObject({ status: 'sent', attempts: 2, last_error: null })
  })

  it('goes once more, under the same Message-ID, when a crash came between handing it over and closing it', async () => {
    let isKilled = false
    const killed: SendingContext = {
      ...sending,
      async deliver(message) {
        await sending.deliver(message)
        isKilled = true
      },
      clock: () => {
        if (isKilled) throw new Error('killed')
        return now()
      },
    }
    await expect(sendNow(killed)).rejects.toThrow('killed')
    expect(await theRow()).toMatchObject({ status: 'pending', facts: { code: '402913' } })
    await endPauses()
    await work()
    const ids = smtp.received.map(({ source }) => /Message-ID: <(.+)>/.exec(source)?.[1])
    expect(ids).toEqual([`${(await theRow()).id}@book.aspenrow.example`, ids[0]])
    expect(await theRow()).toMatchObject({ status: 'sent', facts: {} })
  })

  it('is not called given up when it was handed over in the last try and its row could not be closed', async () => {
    let isAway = true
    const outbox: SendingContext['outbox'] = {
      ...sending.outbox,
      async settle(...settled) {
        if (!isAway) return sending.outbox.settle(...settled)
        isAway = false
        throw new Error('the database is away')
      },
    }
    await database.db
      .updateTable('outbox')
      .set({ attempts: MAIL_ATTEMPTS - 1 })
      .execute()
    await expect(sendNow({ ...sending, outbox })).rejects.toThrow('the database is away')
    expect(smtp.received).toHaveLength(1)
    expect(logged).toEqual([])
    expect(await theRow()).toMatchObject({ status: 'pending' })
  })

  it('is sent by another process five minutes after its process was killed', async () => {
    const [mail] = await sending.outbox.take(10)
    await work()
    expect([mail?.id, smtp.received.length]).toEqual([(await theRow()).id, 0])
    await pass('5 minutes')
    await work()
    expect(smtp.received).toHaveLength(1)
    expect(await theRow()).toMatchObject({ status: 'sent', attempts: 2 })
  })

  it('is given up when its process was killed in the last try, and its secret leaves the row', async () => {
    for (let attempt = 1; attempt <= MAIL_ATTEMPTS; attempt++) {
      expect(await sending.outbox.take(10)).toHaveLength(1)
      await pass('5 minutes')
    }
    await work()
    expect(smtp.received).toHaveLength(0)
    expect(await theRow()).toMatchObject({ status: 'failed', attempts: MAIL_ATTEMPTS, facts: {} })
    expect(logged).toEqual([{ level: 'error', message: 'a mail was given up' }])
  })

  it.each([
    ['recipient', { at: 'RCPT', say: '550 5.1.1 no such user' }],
    ['message', { at: 'end', say: '554 5.7.1 looks like spam' }],
  ] as const)('is given up at once when its %s is refused for good', async (_, answer) => {
    smtp.answer(answer)
    await work()
    expect(await theRow()).toMatchObject({ status: 'failed', attempts: 1, facts: {} })
    expect((await theRow()).last_error).toContain(answer.say.slice(0, 3))
    expect(logged).toEqual([{ level: 'error', message: 'a mail was given up' }])
    expect(await outboxCounts(database.db)).toEqual({ pending: 0, failed: 1 })
    await endPauses()
    await work()
    expect(smtp.received).toHaveLength(0)
  })

  it('tells the log no word of the mail server, which repeats the recipient', async () => {
    const told: object[] = []
    const keep = (details: object) => void told.push(details)
    sending = { ...sending, log: { info: keep, warn: keep, error: keep } }
    smtp.answer({ at: 'RCPT', say: '450 4.2.1 <nadia@example.com> is busy' })
    await work()
    await endPauses()
    smtp.answer({ at: 'RCPT', say: '550 5.1.1 <nadia@example.com> is unknown' })
    await work()
    expect(told).toMatchObject([
      { error: 'EENVELOPE 450', attempts: 1 },
      { error: 'EENVELOPE 550', attempts: 2 },
    ])
    expect(JSON.stringify(told)).not.toContain('nadia')
    expect((await theRow()).last_error).toContain('is unknown')
  })

  it('waits for a server that is away, and is given up after the last try', async () => {
    // a port that nobody is given, unlike one that was just let go
    sending = { ...sending, deliver: deliverBySmtp('smtp://127.0.0.1:1', 'book.aspenrow.example') }
    for (let attempt = 1; attempt < MAIL_ATTEMPTS; attempt++) {
      await work()
      expect(await theRow()).toMatchObject({ status: 'pending', attempts: attempt })
      await endPauses()
    }
    await work()
    expect(await theRow()).toMatchObject({ status: 'failed', attempts: MAIL_ATTEMPTS })
    expect((await theRow()).last_error).toContain('ECONNREFUSED')
    expect(logged.at(-1)).toEqual({ level: 'error', message: 'a mail was given up' })
  })
})

describe('a mail that need not go', () => {
  it('is left when what it holds is no longer valid', async () => {
    const later = { ...sending, clock: () => now().add({ minutes: 15 }) }
    await sendNow(later)
    expect(await theRow()).toMatchObject({ status: 'skipped', attempts: 0, facts: {} })
    expect(smtp.received).toHaveLength(0)
  })

  it('is left when there is no such customer', async () => {
    await database.db.updateTable('outbox').set({ customer_id: crypto.randomUUID() }).execute()
    await work()
    expect(await theRow()).toMatchObject({ status: 'skipped', last_error: 'there is no such customer' })
  })

  it('goes also to somebody who has switched mails about orders off, when it is about security', async () => {
    await database.db.updateTable('customer').set({ email_notifications: false }).execute()
    await work()
    expect(smtp.received).toHaveLength(1)
  })
})

function work(): Promise<void> {
  return sendNow(sending)
}

function theRow() {
  return database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
}

/** As if the time until the next try had passed. */
function endPauses(): Promise<void> {
  return pass('6 hours 10 minutes')
}

async function pass(time: string): Promise<void> {
  await sql`update outbox set due_at = due_at - ${time}::interval`.execute(database.db)
}
