import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '../identity/sessions.store.ts'
import type { KeyedAnswer, KeyedCase, KeyedWorld } from '../testing/keyedCase.ts'
import { keyedMutations } from '../testing/keyedMutations.ts'
import { openOfficeWorld } from '../testing/officeWorld.ts'
import { openApiDocument } from './rest/openApi.ts'
import { restCalls } from './rest/restCalls.ts'

/**
 * A key belongs to its terms (decisions L14, M3): whatever a mutation with a key did, the same key with the same terms is the first answer
 * again, and with other terms it is refused; neither leaves anything behind.
 */

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'))
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})

/** The type of a mutation's one argument, where that is an input with a key. */
function keyedInput(root: string): GraphQLInputObjectType | undefined {
  const args = mutations.find(({ name }) => name === root)?.args ?? []
  return args.map(({ type }) => getNamedType(type)).find(hasKey)
}

function hasKey(type: unknown): type is GraphQLInputObjectType {
  return isInputObjectType(type) && 'key' in type.getFields()
}

/** The fields that identify a mutation's answer, beside its message. Lists show what is there by now. */
function identifyingFields(root: string): string {
  const payload = mutations.find(({ name }) => name === root)?.type
  return selected(getNamedType(payload), (name) => name !== 'message')
}

function selected(
  type: GraphQLNamedType | undefined,
  isAsked = (name: string) => /^(id|\w+No|\w+Id|order)$/.test(name),
): string {
  if (!isObjectType(type)) return ''
  return Object.values(type.getFields())
    .filter(
      (field) => isAsked(field.name) && field.args.length === 0 && !isListType(getNullableType(field.type)),
    )
    .map((field) => {
      const inner = selected(getNamedType(field.type))
      return isLeafType(getNamedType(field.type)) ? field.name : inner && `${field.name} { ${inner} }`
    })
    .join(' ')
}

let world: KeyedWorld
let tokens: Record<KeyedCase['who'], string>
let recordedTables: readonly string[]
beforeAll(async () => {
  const office = await openOfficeWorld()
  const [customer, neighbour] = [await office.customer(), await office.customer()]
  world = {
    office,
    customer,
    neighbour,
    asCustomer: (root, input) => carriedOut('customer', root, input),
    asOffice: (root, input) => carriedOut('admin', root, input),
  }
  const crewMember = office.crews[0].members[0]
  tokens = { customer: customer.token, admin: office.admin.token, staff: crewMember?.token ?? '' }
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(office.product.database.db)
  recordedTables = tables.rows
    .map(({ name }) => name)
    .filter((name) =>
      /^(address|office_change|service_item|check_point|additional_item|order_i|payment_note|order_office_note)/.test(
        name,
      ),
    )
})
afterAll(() => world.office.product.stop())
afterEach(() => expect(world.office.product.failures()).toEqual([]))

async function give(who: KeyedCase['who'], root: string, input: object): Promise<KeyedAnswer> {
  const document = `mutation Give($input: ${keyedInput(root)?.name ?? inputs[root]}!) {
    ${root}(input: $input) { message userErrors { code field } ${identifyingFields(root)} } }`
  const { body } = await world.office.product.graphql<Record<string, KeyedAnswer>>(
    document,
    { input },
    { token: tokens[who] },
  )
  expect(body.errors).toBeUndefined()
  return body.data[root] as KeyedAnswer
}

const inputs: Readonly<Record<string, string>> = { removeService: 'RemoveServiceInput' }

async function carriedOut(who: KeyedCase['who'], root: string, input: object): Promise<KeyedAnswer> {
  const key = keyedInput(root) ? { key: crypto.randomUUID() } : {}
  const answer = await give(who, root, { ...input, ...key })
  expect(answer).toMatchObject({ userErrors: [] })
  return answer
}

/** How much there is of everything that a command could leave behind. */
async function recorded(): Promise<object> {
  const { db } = world.office.product.database
  const counted = ['es.event', ...recordedTables].map(async (table) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int from ${sql.table(table)}`.execute(db)
    return [table, rows[0]?.count]
  })
  return Object.fromEntries(await Promise.all(counted))
}

const done = new Map<
  string,
  { readonly given: KeyedCase; readonly key: string; readonly first: KeyedAnswer }
>()

describe('a mutation with a key', () => {
  it('is in the catalogue of this spec, whichever it is', () => {
    const keyed = mutations
      .filter(({ args }) => args.some(({ name, type }) => name === 'key' || hasKey(getNamedType(type))))
      .map(({ name }) => name)
    expect(Object.keys(keyedMutations).toSorted()).toEqual(keyed.toSorted())
  })

  it.each(Object.entries(keyedMutations))('%s', async (root, prepare) => {
    const given = await prepare(world)
    const key = `a key of ${root}`
    const first = await give(given.who, root, { ...given.terms, key })
    expect(first).toMatchObject({ message: expect.any(String), userErrors: [] })
    let before = await recorded()
    expect(await give(given.who, root, { ...given.terms, key })).toEqual(first)
    expect(await recorded()).toEqual(before)
    await given.goesOn?.(first)
    before = await recorded()
    expect(await give(given.who, root, { ...given.terms, key })).toEqual(first)
    for (const other of given.others)
      expect(await give(given.who, root, { ...other, key }), JSON.stringify(other)).toMatchObject({
        message: null,
        userErrors: [{ code: 'KEY_REUSED', field: null }],
      })
    expect(await recorded()).toEqual(before)
    done.set(root, { given, key, first })
  })

  it('gives its first answer also after a month', async () => {
    const { product } = world.office
    product.later({ hours: 31 * 24 })
    await signInAgain()
    const before = await recorded()
    for (const [root, { given, key, first }] of done) {
      expect(await give(given.who, root, { ...given.terms, key }), root).toEqual(first)
      const [other] = given.others
      expect(await give(given.who, root, { ...other, key }), root).toMatchObject({
        userErrors: [{ code: 'KEY_REUSED' }],
      })
    }
    expect(await recorded()).toEqual(before)
    expect([...done.keys()]).toEqual(Object.keys(keyedMutations))
  })
})

describe('a documented call', () => {
  it('has no place for a key, so that each is an intent of its own', () => {
    const contract = JSON.stringify(openApiDocument(restCalls))
    expect(contract).toContain('"confirmRepeat":')
    expect(contract).not.toContain('"key":')
  })
})

async function signInAgain(): Promise<void> {
  const { office, customer } = world
  const people = {
    customer: customer.userId,
    admin: office.admin.id,
    staff: office.crews[0].members[0]?.id ?? '',
  }
  for (const [area, personId] of Object.entries(people) as [KeyedCase['who'], string][]) {
    const session = { area, personId, isRemembered: false, now: office.product.now() }
    tokens[area] = (await openSession(office.product.application.accounts, session)).token
  }
}
