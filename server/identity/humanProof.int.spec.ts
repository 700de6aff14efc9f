import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { accountsOn } from '../testing/accountsOn.ts'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { solvedWork } from '../testing/solvedWork.ts'
import type { AccountsContext } from './accounts.store.ts'
import { type HumanProof, refusedAsProgram, showCaptcha } from './humanProof.handlers.ts'
import { newChallenge } from './proofOfWork.store.ts'
import { purgeAccounts } from './purge.handlers.ts'

const now = Temporal.Instant.from('2026-11-24T17:00:00Z')
const wrongCharacters = { rejected: 'CAPTCHA_WRONG', field: 'validationCode' }
const wrongWork = { rejected: 'PROOF_OF_WORK_WRONG', field: 'proofOfWork' }

let database: FreshDatabase
let accounts: AccountsContext
beforeAll(async () => {
  database = await freshDatabase()
  accounts = accountsOn(database.db, { captchaAnswer: 'Kx7Pq' })
})
afterAll(() => database.drop())

/** Whoever saw the picture and typed these characters. */
async function typed(validationCode: string, change: Partial<HumanProof> = {}) {
  const { captchaId } = await showCaptcha(accounts, now)
  return { captchaId, validationCode, networkAddress: '192.0.2.1', now, ...change }
}

describe('the picture', () => {
  it.each(['Kx7Pq', 'kx7pq', ' KX7PQ '])('lets %j pass', async (characters) => {
    expect(await refusedAsProgram(accounts, await typed(characters))).toBeUndefined()
  })

  it('is good for one try, right or wrong', async () => {
    const right = await typed('Kx7Pq')
    await refusedAsProgram(accounts, right)
    expect(await refusedAsProgram(accounts, right)).toEqual(wrongCharacters)
    const wrong = await typed('xxxxx')
    expect(await refusedAsProgram(accounts, wrong)).toEqual(wrongCharacters)
    expect(await refusedAsProgram(accounts, { ...wrong, validationCode: 'Kx7Pq' })).toEqual(wrongCharacters)
  })

  it('is passed by one of many at once', async () => {
    const proof = await typed('Kx7Pq')
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => refusedAsProgram(accounts, proof)))
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1)
  })

  it('is good for five minutes', async () => {
    const late = now.add({ minutes: 5 })
    expect(await refusedAsProgram(accounts, await typed('Kx7Pq', { now: late }))).toEqual(wrongCharacters)
    const justInTime = late.subtract({ milliseconds: 1 })
    expect(await refusedAsProgram(accounts, await typed('Kx7Pq', { now: justInTime }))).toBeUndefined()
  })

  it.each([undefined, '', 'A'.repeat(43), "' or true --", '\u0000'])(
    'belongs to its cookie, which is not %j',
    async (captchaId) => {
      expect(await refusedAsProgram(accounts, await typed('Kx7Pq', { captchaId }))).toEqual(wrongCharacters)
    },
  )

  it.each([undefined, null, '', '  '])(
    'asks for the characters when they are %j, and stays',
    async (none) => {
      const proof = { ...(await typed('')), validationCode: none }
      expect(await refusedAsProgram(accounts, proof)).toEqual({
        rejected: 'FIELD_REQUIRED',
        field: 'validationCode',
      })
      expect(await refusedAsProgram(accounts, { ...proof, validationCode: 'Kx7Pq' })).toBeUndefined()
    },
  )

  it('differs from picture to picture unless the operator fixed it', async () => {
    const open = accountsOn(database.db)
    const [one, other] = [await showCaptcha(open, now), await showCaptcha(open, now)]
    expect(one.image.equals(other.image)).toBe(false)
    expect(one).toMatchObject({ seconds: 300 })
    expect(
      await refusedAsProgram(open, { ...one, validationCode: 'Kx7Pq', networkAddress: '192.0.2.1', now }),
    ).toEqual(wrongCharacters)
  })

  it('cannot be read from its row', async () => {
    const { captchaId } = await showCaptcha(accounts, now)
    const { rows } = await database.pool.query(
      "select encode(id_hash, 'escape') || encode(answer_hash, 'escape') as kept from captcha",
    )
    expect(JSON.stringify(rows)).not.toContain(captchaId)
    expect(JSON.stringify(rows)).not.toMatch(/kx7pq/i)
  })
})

const bring = (proofOfWork: string, at = now) =>
  refusedAsProgram(accounts, { captchaId: undefined, proofOfWork, networkAddress: '192.0.2.1', now: at })

describe('work instead of a picture', () => {
  it('lets pass once, without a cookie', async () => {
    const work = await solvedWork(await newChallenge(accounts, now))
    expect(await bring(work)).toBeUndefined()
    expect(await bring(work)).toEqual(wrongWork)
  })

  it('is good for five minutes', async () => {
    const work = await solvedWork(await newChallenge(accounts, now))
    expect(await bring(work, now.add({ minutes: 5 }))).toEqual(wrongWork)
    expect(await bring(work, now.add({ minutes: 4, seconds: 59 }))).toBeUndefined()
  })

  it('is no work when the challenge is changed, made up or not solved', async () => {
    const challenge = await newChallenge(accounts, now)
    const packed = (change: object) => Buffer.from(JSON.stringify(change)).toString('base64')
    const solution = { counter: 1, derivedKey: 'ab'.repeat(32) }
    const later = { ...challenge.parameters, data: { expires: 4_000_000_000 } }
    const solved = JSON.parse(Buffer.from(await solvedWork(challenge), 'base64').toString()) as object
    const elsewhere = await solvedWork(
      await newChallenge(accountsOn(database.db, { sessionSecret: 'x' }), now),
    )
    for (const work of [
      packed({ challenge, solution }),
      packed({ ...solved, challenge: { ...challenge, parameters: later } }),
      packed({ challenge: {}, solution: {} }),
      packed([]),
      elsewhere,
      'nonsense',
      '\u0000',
      'A'.repeat(10_000),
    ]) {
      expect(await bring(work)).toEqual(wrongWork)
    }
  })
})

describe('made-up work', () => {
  /** A challenge that nobody signed, as JSON: some of these nestings no value becomes. */
  const packed = (expires: string, more = '') =>
    Buffer.from(
      `{"challenge":{"parameters":{"algorithm":"PBKDF2/SHA-256","nonce":"00","salt":"00","cost":${businessRules.proofOfWork.cost},"keyLength":32,"keyPrefix":"00","keySignature":"00","data":{"expires":${expires}}${more}},"signature":"00"},"solution":{"counter":1,"derivedKey":"00"}}`,
    ).toString('base64')

  it.each([
    ['that ends after the end of time', packed('9007199254740991')],
    ['that ended before its beginning', packed('-9007199254740991')],
    ['with a nesting of 30,000', packed('99999999999', `,"a":${'['.repeat(30_000)}${']'.repeat(30_000)}`)],
    [
      'with objects in each other, 12,000 deep',
      packed('99999999999', `,"a":${'{"a":'.repeat(12_000)}1${'}'.repeat(12_000)}`),
    ],
    ['that was never signed', packed('99999999999')],
  ])('%s is none', async (_what, proofOfWork) => {
    expect(await bring(proofOfWork)).toEqual(wrongWork)
  })
})

it('forgets pictures and solved challenges when their time is over', async () => {
  await database.pool.query('delete from captcha')
  await database.pool.query('delete from spent_proof')
  await showCaptcha(accounts, now)
  await showCaptcha(accounts, now.add({ minutes: 1 }))
  expect(await purgeAccounts(database.db, now.add({ minutes: 5 }))).toMatchObject({ humanChecks: 1 })
})
