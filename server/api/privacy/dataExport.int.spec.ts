import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projections } from '../../readmodels/registry.ts'
import { contractFaults } from '../../testing/contractReplies.ts'
import { type Somebody, settleSomebody, traces } from '../../testing/erasureSteps.ts'
import { REVERSE_RECHARGE } from '../../testing/moneyDocuments.ts'
import { OFFICE_CHANGES } from '../../testing/officeChangesDocument.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'
import type { PersonalData } from './dataExport.ts'
import { otherTables, personalTables } from './personalTables.ts'

/** The file that a privacy access request hands out (decisions A18, A20). */

let world: OfficeWorld
let somebody: Somebody
beforeAll(async () => {
  world = await openOfficeWorld()
  somebody = await settleSomebody(world)
})
afterAll(() => world.product.stop())

const path = '/Account/downloadPersonalData'
const download = (token: string) =>
  world.product.send<PersonalData>(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })

it('is a file with a name that says what it is', async () => {
  const reply = await download(somebody.who.token)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-disposition')).toBe(
    'attachment; filename="personal-data-2026-11-24.json"',
  )
  expect(contractFaults(path, reply)).toEqual([])
})

it('holds everything the person left anywhere, and the memo too', async () => {
  const { text } = await download(somebody.who.token)
  const { comment, ...told } = traces
  for (const word of [...Object.values(told), somebody.who.email, '1977-03-09'])
    expect([word, text.includes(word)]).toEqual([word, true])
})

it('tells orders, points, payments and mails row by row', async () => {
  const { sections } = (await download(somebody.who.token)).body
  const counted = Object.fromEntries(Object.entries(sections).map(([name, rows]) => [name, rows.length]))
  expect(counted).toMatchObject({
    profile: 1,
    marketingConsents: 1,
    addresses: 2,
    orders: 1,
    orderInstructions: 1,
    cancellationNotes: 1,
    pointBalance: 1,
    // the grant, the order, its refund, and the payment
    pointEntries: 4,
    payments: 1,
    invoiceAddresses: 1,
    changesByTheOffice: 1,
    sessions: 1,
  })
})

it('holds no secret and nothing of anybody else', async () => {
  const stranger = await world.customer({ firstName: 'Perpetua', lastName: 'Strangeways' })
  await world.placed(stranger)
  const { text } = await download(somebody.who.token)
  expect(text).not.toMatch(/Perpetua|Strangeways|Hash"/)
  const own = await download(stranger.token)
  expect(own.text).not.toContain(traces.lastName)
  expect(own.text).toContain('Strangeways')
})

describe('the office', () => {
  const path = '/Staff/downloadCustomerData'
  const handOut = (userId: string) =>
    world.product.rest<PersonalData>(path, { userId }, { token: world.admin.token })

  it('hands out the very same, under the customer’s number, and each time is on the record', async () => {
    const { userId, token } = somebody.who
    const own = await download(token)
    const before = await changesOf(userId)
    const reply = await handOut(userId)
    expect([reply.status, contractFaults(path, reply)]).toEqual([200, []])
    const [profile] = reply.body.sections.profile ?? []
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="personal-data-${profile?.userNo}-2026-11-24.json"`,
    )
    const { changesByTheOffice, ...sections } = reply.body.sections
    const { changesByTheOffice: earlier = [], ...ownSections } = own.body.sections
    expect(sections).toEqual(ownSections)
    expect(changesByTheOffice).toHaveLength(earlier.length + 1)
    const changes = await changesOf(userId)
    expect(changes).toHaveLength(before.length + 1)
    expect(changes[0]).toMatchObject({ action: 'DataHandedOut', fields: [] })
  })

  it('is told in one text of somebody who is not there', async () => {
    const reply = await handOut(crypto.randomUUID())
    expect([reply.status, reply.body]).toEqual([400, { tag: 'warning', msg: 'not found' }])
    expect(contractFaults(path, reply)).toEqual([])
  })
})

interface Changes {
  readonly officeChanges: { readonly edges: readonly { readonly node: { readonly action: string } }[] }
}

async function changesOf(customerId: string) {
  const asked = { record: 'Customer', subjectId: customerId, first: 100, after: null }
  const { officeChanges } = (await world.ask(OFFICE_CHANGES, asked)) as unknown as Changes
  return officeChanges.edges.map(({ node }) => node)
}

it('leaves out what the office notes on payments, and who in the crews did the work (decision M7)', async () => {
  const { who, paymentId } = somebody
  const [crew] = world.crews
  const orderNo = await world.placed(who)
  await world.command('assignGroup', { orderNo, groupId: crew.groupId })
  const back = { customerId: who.userId, paymentId, reason: 'suspected of alchemy', key: 'take back' }
  await world.ask(REVERSE_RECHARGE, { input: back })
  const { text, body } = await download(who.token)
  expect(body.sections.orderChanges?.at(-1)).toMatchObject({ role: 3, newValue: {} })
  const internal = [crew.groupId, ...crew.members.map(({ id }) => id)]
  for (const word of [traces.comment, 'suspected of alchemy', ...internal])
    expect([word, text.includes(word)]).toEqual([word, false])
})

it('tells what the office said about a cancellation, and not why it waived a fee (decision P141)', async () => {
  const who = await world.customer()
  const orderNo = await world.confirmed(who, { date: '2026-11-25' })
  world.product.later({ minutes: 6 })
  const waived = await world.command('waiveFee', { orderNo, reason: 'complains at length' })
  expect(waived.userErrors).toEqual([])
  expect((await download(who.token)).body.sections.cancellationNotes).toEqual([])
  await world.command('cancelCustomerOrder', { orderNo, reason: 'The roads are closed.' })
  const { text, body } = await download(who.token)
  expect(body.sections.cancellationNotes).toMatchObject([{ text: 'The roads are closed.' }])
  expect(text).not.toContain('complains at length')
})

it('knows every table there is: what is not told has its reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(world.product.database.db)
  const models = projections.flatMap(({ tables }) => tables.map(({ name }) => name))
  const isGeneration = (name: string) => models.some((model) => new RegExp(`^${model}_g\\d+$`).test(name))
  const there = [...rows.map(({ name }) => name).filter((name) => !isGeneration(name)), ...models]
  const known = [...Object.keys(personalTables), ...Object.keys(otherTables)]
  expect([...there].sort()).toEqual([...known].sort())
})
