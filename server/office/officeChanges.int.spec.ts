import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageAsked } from '../kernel/pages.ts'
import { isRejection } from '../kernel/rejection.ts'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { officeChangePage, recordOfficeChange } from './officeChanges.store.ts'

const at = Temporal.Instant.from('2026-11-21T17:00:00Z')
const adminId = crypto.randomUUID()
const subject = { kind: 'service', id: 'windows' } as const
const memo = (text: string) => ({ itemName: text, timeConsuming: 20 })

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await database.pool.query(
    `insert into admin (id, user_name, password_hash, language, created_at) values ($1, 'olivia', '', 'en', now())`,
    [adminId],
  )
})
afterAll(() => database.drop())

async function record(subjectId: string, asked: PageAsked) {
  const page = await officeChangePage(database.db, { kinds: ['service'], subjectId, ...asked })
  if (isRejection(page)) throw new Error(page.rejected)
  return page
}

it('keeps who, when, what, old and new, newest first and page by page', async () => {
  const change = { adminId, at, subject, part: 'oven', action: 'check-point.saved' } as const
  for (const [nth, text] of ['a', 'b', 'c', 'c'].entries())
    await recordOfficeChange(database.db, {
      ...change,
      at: at.add({ minutes: nth }),
      before: memo(['', 'a', 'b', 'c'][nth] ?? ''),
      after: memo(text),
    })
  await recordOfficeChange(database.db, {
    adminId,
    at,
    subject: { ...subject, id: 'other' },
    action: 'service.removed',
    before: { name: 'x' },
    after: null,
  })
  const newest = await record(subject.id, { first: 2 })
  expect(newest).toMatchObject({ nodes: { length: 2 }, hasNextPage: true })
  expect(await newest.count()).toBe(3)
  const [last] = newest.nodes
  expect(last).toEqual({
    ...change,
    id: last?.id,
    at: at.add({ minutes: 2 }),
    before: { itemName: 'b' },
    after: { itemName: 'c' },
  })
  const next = await record(subject.id, { first: 2, after: newest.cursors[1] })
  expect(next.nodes.map(({ after }) => after)).toEqual([{ itemName: 'a' }])
  expect(next.hasNextPage).toBe(false)
  const { nodes } = await record('other', { first: 2 })
  expect(nodes).toMatchObject([{ part: undefined, before: { name: 'x' }, after: null }])
})

it('is undone with the change it belongs to', async () => {
  const gone = { ...subject, id: 'gone' }
  const work = database.db.transaction().execute(async (transaction) => {
    await recordOfficeChange(transaction, {
      adminId,
      at,
      subject: gone,
      action: 'service.saved',
      before: null,
      after: null,
    })
    throw new Error('the change failed')
  })
  await expect(work).rejects.toThrow('the change failed')
  expect((await record(gone.id, { first: 1 })).nodes).toEqual([])
})
