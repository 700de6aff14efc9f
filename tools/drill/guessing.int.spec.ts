import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPostgresEventStore } from '../../server/eventstore/postgres/postgresEventStore.ts'
import { type Answer, type ApiClient, apiClient } from '../../server/testing/apiClient.ts'
import { type FreshDatabase, freshDatabase } from '../../server/testing/freshDatabase.ts'
import { type Newcomer, settleNewcomer } from '../../server/testing/newcomers.ts'
import { type ServerProcess, startServerProcess } from '../../server/testing/serverProcess.ts'

/** Guesses from one network address through two processes are limited together (decision L13). */

const AT_ONCE = 16
const validationCode = '4321'
const sessionSecret = 'a secret of this spec'

let database: FreshDatabase
let servers: readonly ServerProcess[] = []
let owner: Newcomer

beforeAll(async () => {
  database = await freshDatabase()
  const store = createPostgresEventStore({ pool: database.pool })
  const now = Temporal.Now.instant()
  owner = await settleNewcomer({ db: database.db, store, sessionSecret }, { points: 0, now })
  const environment = {
    DATABASE_URL: database.url,
    SESSION_SECRET: sessionSecret,
    CAPTCHA_ANSWER: validationCode,
    DEMO_DATA: 'off',
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '127.0.0.1',
  }
  servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await database.drop()
})

it('guesses through two processes share their limits, and the owner can still sign in', async () => {
  const [over, ownersSignIns] = [new AbortController(), { done: 0, refused: [] as number[] }]
  const owning = signInUntil(over.signal, ownersSignIns)
  const handles = await resetHandles()

  const passwords = await tally('password', 130, (turn) =>
    send(turn, 'loginAccount', { userName: `victim-${turn % 100}@example.com`, password: `guess-${turn}` }),
  )
  const codes = await tally('validationCode', 50, (turn) => {
    const guess = String(turn).padStart(6, '0')
    const userId = handles[turn % handles.length]
    return send(turn, 'resetAccountPassword', { userId, validationCode: guess, newPassword: 'stolen-1' })
  })
  const cookies: string[] = []
  const registrations = await tally('email', 50, async (turn) => {
    if (cookies.length < 40) cookies.push(await captchaCookie(turn))
    const form = { firstName: 'Mallory', email: `mallory-${turn}@example.com`, password: 'mallory-1' }
    return send(turn, 'createAccount', { ...form, validationCode }, cookies.at(-1))
  })
  over.abort()
  await owning

  expect(passwords).toEqual({ read: 100, held: 30, failed: 0 })
  expect(codes).toEqual({ read: 20, held: 30, failed: 0 })
  expect(registrations).toEqual({ read: 20, held: 30, failed: 0 })
  expect(ownersSignIns.refused).toEqual([])
  expect(ownersSignIns.done).toBeGreaterThan(1)
})

/** The processes take turns. */
function clientOf(turn: number): ApiClient {
  return apiClient(servers[turn % servers.length]?.url ?? '')
}

function send(turn: number, path: string, form: object, cookie = '') {
  const headers = { 'x-forwarded-for': '198.51.100.1', cookie }
  return clientOf(turn).rest<{ userId?: string; tag?: string }>(`/Account/${path}`, form, { headers })
}

async function captchaCookie(turn: number): Promise<string> {
  const headers = { 'x-forwarded-for': '198.51.100.1' }
  const reply = await clientOf(turn).send('/api/Account/generateValidation', { headers })
  return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** As many handles of reset codes as the limits give out. */
async function resetHandles(): Promise<readonly string[]> {
  const handles: string[] = []
  for (let turn = 0; turn < 12; turn++) {
    const form = { emailOrPhone: `victim-${turn}@example.com`, validationCode }
    const { body } = await send(turn, 'forgottenAccountPassword', form, await captchaCookie(turn))
    if (body.userId) handles.push(body.userId)
  }
  return handles
}

/** Counts the guesses that were read and those that a limit held back. */
async function tally(
  field: string,
  guesses: number,
  guess: (turn: number) => Promise<Answer<{ tag?: string }>>,
) {
  const counts = { read: 0, held: 0, failed: 0 }
  let tried = 0
  const guessOn = async () => {
    while (tried < guesses) {
      tried += 1
      counts[verdictOn(await guess(tried), field)] += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, guessOn))
  return counts
}

/** A success, or a refusal of the guessed field, was read. A warning, a 429 and a used captcha were not. */
function verdictOn({ status, body, text }: Answer<{ tag?: string }>, field: string) {
  if (status === 429 || body?.tag === 'warning' || /Too many|aren’t the characters/.test(text)) return 'held'
  return status === 200 || (status === 400 && body?.tag === field) ? 'read' : 'failed'
}

async function signInUntil(signal: AbortSignal, counts: { done: number; refused: number[] }): Promise<void> {
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const form = { userName: owner.email, password: owner.password, isRemember: false }
  for (let turn = 0; !signal.aborted; turn++) {
    const { status } = await clientOf(turn).rest('/Account/loginAccount', form, { headers })
    if (status === 200) counts.done += 1
    else counts.refused.push(status)
    await pause(100, undefined, { signal }).catch(() => undefined)
  }
}
