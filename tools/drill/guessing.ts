import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, type ApiClient, apiClient } from '../../server/testing/apiClient.ts'

export interface GuessingOrder {
  /** Where the processes listen; they trust X-Forwarded-For from loopback. */
  readonly urls: readonly string[]
  /** Guesses of each kind. */
  readonly times: number
  /** Network addresses that guess. */
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
  tried: number
  /** Answered by what was guessed. */
  read: number
  /** Refused unread. */
  held: number
  /** Answered with anything else. */
  failed: number
}

export interface OwnerTally {
  signedIn: number
  refused: number
  slowestMs: number
}

/** One network address, through one process after the other. */
interface Attacker {
  send(turn: number, path: string, form: object, cookie?: string): Promise<Answer<{ userId?: string }>>
  /** The cookie of a captcha: a new one, or the last one once the address has looked at enough of them. */
  cookie(turn: number): Promise<string>
  /** Handles of reset codes, as many as the limits give out. */
  readonly handles: string[]
}

interface GuessKind {
  readonly name: string
  /** The limit per address and hour (decision L13). */
  readonly most: number
  /** The field at which a refusal tells something. */
  readonly field: string
  readonly prepare?: (attacker: Attacker, validationCode: string) => Promise<void>
  readonly guess: (attacker: Attacker, turn: number, validationCode: string) => Promise<Answer>
}

/** The kinds of guesses: passwords, mailed codes, and which addresses have an account already. */
export const GUESS_KINDS: readonly GuessKind[] = [
  {
    name: 'wrong passwords',
    most: 100,
    field: 'password',
    guess: ({ send }, turn) =>
      send(turn, '/Account/loginAccount', {
        userName: `victim-${turn % 100}@example.com`,
        password: `guess-${turn}`,
      }),
  },
  {
    name: 'wrong codes',
    most: 20,
    field: 'validationCode',
    async prepare({ send, cookie, handles }, validationCode) {
      for (let turn = 0; turn < 12; turn++) {
        const form = { emailOrPhone: `victim-${turn}@example.com`, validationCode }
        const { body } = await send(turn, '/Account/forgottenAccountPassword', form, await cookie(turn))
        if (body.userId) handles.push(body.userId)
      }
    },
    guess({ send, handles }, turn) {
      const userId = handles[turn % handles.length]
      const guessed = { userId, validationCode: String(turn).padStart(6, '0'), newPassword: 'stolen-1' }
      return send(turn, '/Account/resetAccountPassword', guessed)
    },
  },
  {
    name: 'registrations',
    most: 20,
    field: 'email',
    async guess({ send, cookie }, turn, validationCode) {
      const form = { firstName: 'Mallory', email: `mallory-${turn}@example.com`, password: 'mallory-1' }
      return send(turn, '/Account/createAccount', { ...form, validationCode }, await cookie(turn))
    },
  },
]

const AT_ONCE = 16
/** Captchas that an address looks at. */
const PICTURES = 60

/**
 * Sends guesses of every kind from a few addresses through all processes in turn; meanwhile somebody signs in from another address. All
 * of it stays on this machine.
 * @returns a tally for each of {@link GUESS_KINDS}, and the owner's
 */
export async function guess(
  order: GuessingOrder,
): Promise<{ readonly tallies: readonly Tally[]; readonly owner: OwnerTally }> {
  const clients = order.urls.map(apiClient)
  const attackers = Array.from({ length: order.addresses }, (_, nth) => attackerAt(nth, clients))
  const ending = new AbortController()
  const owner = signInMeanwhile(order, clients, ending.signal)
  const tallies: Tally[] = []
  try {
    for (const kind of GUESS_KINDS) tallies.push(await tallied(order, kind, attackers))
  } finally {
    ending.abort()
  }
  return { tallies, owner: await owner }
}

function attackerAt(nth: number, clients: readonly ApiClient[]): Attacker {
  const address = { 'x-forwarded-for': `198.51.100.${nth + 1}` }
  const cookies: string[] = []
  return {
    handles: [],
    send: (turn, path, form, cookie = '') =>
      of(clients, turn).rest(path, form, { headers: { ...address, cookie } }),
    async cookie(turn) {
      if (cookies.length < PICTURES) {
        const reply = await of(clients, turn).send('/api/Account/generateValidation', { headers: address })
        cookies.push(reply.headers.get('set-cookie')?.split(';')[0] ?? '')
      }
      return cookies.at(-1) ?? ''
    },
  }
}

async function tallied(
  { times, limitMs, captchaAnswer }: GuessingOrder,
  kind: GuessKind,
  attackers: readonly Attacker[],
): Promise<Tally> {
  for (const attacker of attackers) await kind.prepare?.(attacker, captchaAnswer)
  const until = Date.now() + limitMs
  const tally: Tally = { tried: 0, read: 0, held: 0, failed: 0 }
  const worker = async () => {
    while (tally.tried < times && Date.now() < until) {
      tally.tried += 1
      const answer = await kind.guess(of(attackers, tally.tried), tally.tried, captchaAnswer)
      tally[verdictOf(answer, kind.field)] += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return tally
}

/** A refusal at the guessed field, or a success, was read; a warning, 429 and a used captcha were not. */
function verdictOf({ status, body, text }: Answer, field: string): 'read' | 'held' | 'failed' {
  if (status === 429 || body?.tag === 'warning' || /Too many|aren’t the characters/.test(text)) return 'held'
  return status === 200 || (status === 400 && body?.tag === field) ? 'read' : 'failed'
}

async function signInMeanwhile(
  { owner }: GuessingOrder,
  clients: readonly ApiClient[],
  signal: AbortSignal,
): Promise<OwnerTally> {
  const tally: OwnerTally = { signedIn: 0, refused: 0, slowestMs: 0 }
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const form = { userName: owner.email, password: owner.password, isRemember: false }
  for (let turn = 0; turn === 0 || !signal.aborted; turn++) {
    const began = performance.now()
    const { status } = await of(clients, turn).rest('/Account/loginAccount', form, { headers })
    tally.slowestMs = Math.max(tally.slowestMs, Math.round(performance.now() - began))
    tally[status === 200 ? 'signedIn' : 'refused'] += 1
    await pause(100, undefined, { signal }).catch(() => undefined)
  }
  return tally
}

function of<Value>(values: readonly Value[], turn: number): Value {
  const value = values[turn % values.length]
  if (value === undefined) throw new Error('there is nothing to guess with')
  return value
}
