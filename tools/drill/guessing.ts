import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, type ApiClient, apiClient } from '../../server/testing/apiClient.ts'

export interface GuessingOrder {
  /** Where the processes listen; they believe X-Forwarded-For from loopback. */
  readonly urls: readonly string[]
  /** How many guesses of each kind. */
  readonly times: number
  /** From how many network addresses. */
  readonly addresses: number
  /** What every captcha shows. */
  readonly captchaAnswer: string
  /** A customer who signs in meanwhile from another address. */
  readonly owner: { readonly email: string; readonly password: string }
  /** After that nothing more of a kind is tried. */
  readonly limitMs: number
}

/** The outcome of the guesses of one kind. */
export interface Tally {
  readonly tried: number
  /** The product looked at them and answered by what was guessed. */
  readonly read: number
  /** It refused to look. */
  readonly held: number
  /** It answered anything else. */
  readonly failed: number
}

export interface GuessingOutcome {
  readonly passwords: Tally
  readonly codes: Tally
  readonly registrations: Tally
  readonly owner: { readonly signedIn: number; readonly refused: number; readonly slowestMs: number }
}

type Guess = (turn: number) => Promise<keyof Tally>

const AT_ONCE = 16
const ACCOUNTS = 100
/** Pictures that an address looks at before it goes on with the last one's cookie. */
const PICTURES = 60

/**
 * Guesses passwords and mailed codes and registers, over and over, from a few addresses through all processes in turn; meanwhile somebody
 * signs in from another address. Nothing of it leaves this machine.
 */
export async function guess(order: GuessingOrder): Promise<GuessingOutcome> {
  const attackers = attackersOf(order)
  let isOver = false
  const owner = signInMeanwhile(order, () => isOver)
  try {
    const passwords = await tallied(order, wrongPasswords(attackers))
    const codes = await tallied(order, wrongCodes(attackers, await handlesOf(attackers, order)))
    const registrations = await tallied(order, newAccounts(attackers, order))
    isOver = true
    return { passwords, codes, registrations, owner: await owner }
  } finally {
    isOver = true
    await owner
  }
}

/** One address, through one process after the other. */
interface Attacker {
  readonly headers: Readonly<Record<string, string>>
  client(turn: number): ApiClient
}

function attackersOf({ urls, addresses }: GuessingOrder): readonly Attacker[] {
  const clients = urls.map(apiClient)
  return Array.from({ length: addresses }, (_, place) => ({
    headers: { 'x-forwarded-for': `198.51.100.${place + 1}` },
    client: (turn) => of(clients, turn),
  }))
}

function wrongPasswords(attackers: readonly Attacker[]): Guess {
  return async (turn) => {
    const attacker = of(attackers, turn)
    const guessed = { userName: `victim-${turn % ACCOUNTS}@example.com`, password: `guess-${turn}` }
    const reply = await attacker.client(turn).rest('/Account/loginAccount', guessed, attacker)
    return verdictOf(reply, 'password')
  }
}

/** Handles of codes that were asked for: as many as the limits give out. */
async function handlesOf(attackers: readonly Attacker[], order: GuessingOrder): Promise<readonly string[]> {
  const handles: string[] = []
  for (const [place, attacker] of attackers.entries())
    for (let turn = 0; turn < 12; turn++) {
      const form = {
        emailOrPhone: `victim-${place}-${turn}@example.com`,
        validationCode: order.captchaAnswer,
      }
      const headers = { ...attacker.headers, cookie: await pictureCookie(attacker, turn) }
      const { body } = await attacker
        .client(turn)
        .rest<{ userId?: string }>('/Account/forgottenAccountPassword', form, { headers })
      if (body.userId) handles.push(body.userId)
    }
  return handles
}

function wrongCodes(attackers: readonly Attacker[], handles: readonly string[]): Guess {
  return async (turn) => {
    const attacker = of(attackers, turn)
    const validationCode = String(turn).padStart(6, '0')
    const guessed = { userId: of(handles, turn), validationCode, newPassword: 'stolen-1' }
    const reply = await attacker.client(turn).rest('/Account/resetAccountPassword', guessed, attacker)
    return verdictOf(reply, 'validationCode')
  }
}

/** Registrations: a refusal would tell which addresses have an account. */
function newAccounts(attackers: readonly Attacker[], { captchaAnswer }: GuessingOrder): Guess {
  const cookies = attackers.map((): string[] => [])
  return async (turn) => {
    const attacker = of(attackers, turn)
    const shown = of(cookies, turn)
    if (shown.length < PICTURES) shown.push(await pictureCookie(attacker, turn))
    const form = { firstName: 'Mallory', email: `mallory-${turn}@example.com`, password: 'mallory-1' }
    const headers = { ...attacker.headers, cookie: shown.at(-1) ?? '' }
    const reply = await attacker
      .client(turn)
      .rest('/Account/createAccount', { ...form, validationCode: captchaAnswer }, { headers })
    return reply.status === 200 ? 'read' : verdictOf(reply, 'email')
  }
}

async function pictureCookie({ client, headers }: Attacker, turn: number): Promise<string> {
  const reply = await client(turn).send('/api/Account/generateValidation', { headers })
  return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** A refusal at the guessed field was read; a warning, 429 and a picture that is used up were not. */
function verdictOf({ status, body, text }: Answer, field: string): keyof Tally {
  if (status === 429 || body?.tag === 'warning' || /Too many|aren’t the characters/.test(text)) return 'held'
  return status === 400 && body?.tag === field ? 'read' : 'failed'
}

async function tallied({ times, limitMs }: GuessingOrder, once: Guess): Promise<Tally> {
  const until = Date.now() + limitMs
  const counts = { tried: 0, read: 0, held: 0, failed: 0 }
  const worker = async () => {
    while (counts.tried < times && Date.now() < until) {
      counts.tried += 1
      counts[await once(counts.tried)] += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return counts
}

async function signInMeanwhile({ urls, owner }: GuessingOrder, isOver: () => boolean) {
  const outcome = { signedIn: 0, refused: 0, slowestMs: 0 }
  const clients = urls.map(apiClient)
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const form = { userName: owner.email, password: owner.password, isRemember: false }
  for (let turn = 0; turn === 0 || !isOver(); turn++) {
    const began = performance.now()
    const { status } = await of(clients, turn).rest('/Account/loginAccount', form, { headers })
    outcome.slowestMs = Math.max(outcome.slowestMs, Math.round(performance.now() - began))
    if (status === 200) outcome.signedIn += 1
    else outcome.refused += 1
    await pause(100)
  }
  return outcome
}

function of<Value>(values: readonly Value[], turn: number): Value {
  const value = values[turn % values.length]
  if (value === undefined) throw new Error('there is nothing to guess with')
  return value
}
