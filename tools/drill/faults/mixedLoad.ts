import { setTimeout as pause } from 'node:timers/promises'
import { apiClient } from '../../../server/testing/apiClient.ts'
import type { SeededRandom } from '../../seededRandom.ts'
import type { Serving } from './pairSite.ts'
import type { Colleagues, Lane, Payload, Wish } from './wish.ts'
import { nextWish } from './wishes.ts'

/** The answers that callers got. */
export interface Tally {
  acknowledged: number
  /** Wishes that were left without an answer at least once. */
  unknown: number
  /** Of servers that could answer, in milliseconds. */
  slowest: number
  /** Orders that were acknowledged as placed and as cancelled, and how often points came in. */
  readonly placed: Set<string>
  readonly cancelled: Set<string>
  recharged: number
  rewarded: number
  begun: number
  /** Answers that must never be given. */
  readonly faults: string[]
}

export interface MixedLoad {
  /** Asks for nothing new. */
  end(): Promise<void>
  /** Asks again in the same words for all that has no answer yet. */
  resolve(): Promise<void>
}

/** By then an API has an answer (decision K1). */
const ANSWER_MS = 8_000
/** The longest wait of a caller on a dead connection. */
const TIMEOUT_MS = 10_000
/** The pause after a call without an answer. */
const SILENCE_MS = 250

export function emptyTally(): Tally {
  const counts = { acknowledged: 0, unknown: 0, slowest: 0, recharged: 0, rewarded: 0, begun: 0 }
  return { ...counts, placed: new Set(), cancelled: new Set(), faults: [] }
}

/** On every lane one wish after the other, through either server, by customers, office and crews. */
export function beginMixedLoad(
  servers: readonly Serving[],
  lanes: readonly Lane[],
  { colleagues, tally }: { readonly colleagues: Colleagues; readonly tally: Tally },
): MixedLoad {
  const unanswered = lanes.map(({ random }) => ({ random, wishes: [] as Wish[] }))
  let isOver = false
  const working = lanes.map(async (lane, nth) => {
    while (!isOver) {
      const wish = nextWish({ ...colleagues, lane })
      if (await isAnswered(lane.random, wish)) continue
      tally.unknown += 1
      // some ask again at once, which is the same wish; others later
      const isSettled = lane.random.percent(60) && !isOver && (await isAnswered(lane.random, wish))
      if (!isSettled) unanswered[nth]?.wishes.push(wish)
    }
  })

  async function isAnswered(random: SeededRandom, wish: Wish): Promise<boolean> {
    const server = random.oneOf(servers)
    const began = performance.now()
    const told = await ask(server.url, wish).catch((error: unknown) => ({ silence: String(error) }))
    const took = performance.now() - began
    const isOwed = server.wellSince < began
    if (isOwed) tally.slowest = Math.max(tally.slowest, took)
    if (isOwed && took > ANSWER_MS) tally.faults.push(`${wish.root} took ${Math.round(took)} ms`)
    if ('silence' in told) {
      await pause(SILENCE_MS)
      return false
    }
    if ('fault' in told) tally.faults.push(`${wish.root} was answered ${told.fault}`)
    else if (told.payload.userErrors.length === 0) acknowledge(tally, wish, told.payload)
    return true
  }

  async function settle(random: SeededRandom, wishes: readonly Wish[]): Promise<void> {
    for (const wish of wishes) {
      let isSettled = false
      for (let tries = 0; tries < 5 && !isSettled; tries++) isSettled = await isAnswered(random, wish)
      if (!isSettled) tally.faults.push(`no answer to ${wish.root} when all was well again`)
    }
  }

  return {
    async end() {
      isOver = true
      await Promise.all(working)
    },
    resolve: async () =>
      void (await Promise.all(unanswered.map(({ random, wishes }) => settle(random, wishes.splice(0))))),
  }
}

interface Reply {
  readonly data?: Readonly<Record<string, Payload | null>> | null
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[]
}

type Told = { readonly payload: Payload } | { readonly fault: string } | { readonly silence: string }

async function ask(url: string, { root, query, token, input }: Wish): Promise<Told> {
  const { status, text, body } = await apiClient(url).send<Reply>('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { input } }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  // the stores do not answer, at least not for every field: the outcome is unknown
  const errors = body?.errors ?? []
  const isOut = errors.length > 0 && errors.every(({ extensions }) => extensions?.code === 'UNAVAILABLE')
  if (status === 503 || isOut) return { silence: text }
  const payload = body?.data?.[root]
  return payload && errors.length === 0 ? { payload } : { fault: `${status} ${text.slice(0, 300)}` }
}

function acknowledge(tally: Tally, { root, input, done }: Wish, payload: Payload): void {
  tally.acknowledged += 1
  if (root === 'placeOrder') tally.placed.add((payload.order as { readonly orderNo: string }).orderNo)
  if (root === 'cancelOrder' || root === 'cancelCustomerOrder') tally.cancelled.add(String(input.orderNo))
  if (root === 'startSeries') tally.begun += 1
  if (root === 'confirmRecharge') tally.recharged += 1
  // a recharge brings its bonus with it
  if (root === 'confirmRecharge' || root === 'grantRewardPoints') tally.rewarded += 1
  done(payload)
}
