import { ActorRole, type Command } from '../../server/kernel/command.ts'
import { commandId, commandKey } from '../../server/kernel/ids.ts'
import { isRejection } from '../../server/kernel/rejection.ts'
import { systemCommand } from '../../server/kernel/systemCommand.ts'
import { TIME_LIMITS } from '../../server/kernel/timeLimits.ts'
import type { SeededRandom } from '../seededRandom.ts'
import { decide, streamsOf, type Wish } from './business.ts'
import { type SeriesWish, VISITS, type VisitDate } from './recurring.ts'
import type { SimulatedProcess } from './simulatedProcess.ts'
import type { VirtualTime } from './virtualTime.ts'

/** One intent of a caller, and every answer to it. */
export interface Intent {
  readonly command: Command
  readonly wish: Wish
  readonly answers: { readonly left: number }[]
  readonly refusals: string[]
  /** Attempts without an answer. */
  silent: number
}

export interface Callers {
  readonly intents: readonly Intent[]
  /** Whether all callers have finished. */
  areDone(): boolean
  /** Sends everything that was acknowledged under a key once more. */
  askAgain(): Promise<void>
}

interface Calling {
  readonly time: VirtualTime
  readonly random: SeededRandom
  /** Called at once for each answer that acknowledges something. */
  readonly acknowledged: (intent: Intent) => void
  processes(): readonly SimulatedProcess[]
}

const [WALLETS, DAYS, CALLERS] = [3, 2, 4]
const FIRST_MORNING = Temporal.Instant.from('2026-11-23T15:00:00Z')

/** Each caller pursues one wish after the other; without an answer it sends the same key again, sometimes to two processes at once. */
export function startCallers(calling: Calling, wishesEach: number): Callers {
  const { time, random } = calling
  const intents: Intent[] = []
  let left = CALLERS
  for (let nth = 0; nth < CALLERS; nth++)
    void live(random.fork(), nth).then(() => {
      left -= 1
    })

  async function live(own: SeededRandom, nth: number): Promise<void> {
    for (let count = 0; count < wishesEach; count++) {
      await time.sleep(own.between(0, 600))
      const intent = intentOf(own, `${nth}-${count}`)
      intents.push(intent)
      await pursue(own, intent)
    }
  }

  function intentOf(own: SeededRandom, name: string): Intent {
    const actor = { id: `caller-${name}`, role: ActorRole.Customer }
    const id = commandId(actor.id, 'wish', name)
    const wish = wishOf(own, intents, id)
    const known = { wish, answers: [], refusals: [], silent: 0 }
    if (wish.verb === 'look') return { command: lookOf(wish), ...known }
    const key = own.percent(50) && commandKey(actor.id, wish.verb, { key: name, terms: wish })
    const at = FIRST_MORNING.add({ milliseconds: Math.floor(time.now()) })
    const command: Command = { id, actor, source: 'graphql', at, correlationId: id, ...(key && { key }) }
    return { command, ...known }
  }

  async function pursue(own: SeededRandom, intent: Intent): Promise<void> {
    for (let tries = 0; tries < 6; tries++) {
      const isTwice = intent.command.key !== undefined && own.percent(15)
      await Promise.all([ask(own, intent), ...(isTwice ? [ask(own, intent)] : [])])
      // without a key, a retry would be another intent
      if (intent.answers.length + intent.refusals.length > 0 || !intent.command.key) return
      await time.sleep(own.between(100, 2_000))
    }
  }

  async function ask(own: SeededRandom, intent: Intent): Promise<void> {
    const { command, wish } = intent
    const alive = calling.processes().filter((one) => one.isAlive())
    const handling =
      alive.length > 0 && own.oneOf(alive).handle({ command, streams: streamsOf(wish) }, decide(wish))
    const given = handling ? handling.catch(() => undefined) : undefined
    const outcome = await Promise.race([given, time.sleep(TIME_LIMITS.answerMs)])
    if (outcome === undefined) intent.silent += 1
    else if (isRejection(outcome)) intent.refusals.push(outcome.rejected)
    else {
      intent.answers.push(outcome.value)
      calling.acknowledged(intent)
    }
  }

  return {
    intents,
    areDone: () => left === 0,
    async askAgain() {
      const known = intents.filter(({ command, answers }) => command.key && answers.length > 0)
      // there is something due also when no answer had a key
      await Promise.all([time.sleep(0), ...known.map((intent) => ask(random, intent))])
    },
  }
}

function wishOf(random: SeededRandom, intents: readonly Intent[], id: string): Wish {
  const wallet = `wallet-${random.between(1, WALLETS)}`
  const begun = intents.flatMap(({ wish }) => (wish.verb === 'begin' ? [wish] : []))
  if (begun.length > 0 && random.percent(35)) return onSeries(random, random.oneOf(begun))
  if (random.percent(10)) return { verb: 'begin', wallet, series: `series-${id}` }
  const placed = intents.flatMap(({ wish }) => (wish.verb === 'place' ? [wish] : []))
  if (placed.length > 0 && random.percent(25)) return { ...random.oneOf(placed), verb: 'cancel' }
  if (random.percent(35)) return { verb: 'recharge', wallet, points: random.between(5, 30) }
  return { verb: 'place', wallet, day: `day-${random.between(1, DAYS)}`, order: `order-${id}` }
}

/** Mostly the system's looks, as of several processes at once. */
function onSeries(random: SeededRandom, { wallet, series }: SeriesWish): Wish {
  const date = random.oneOf(Object.keys(VISITS) as VisitDate[])
  const verb = random.oneOf([...Array<'look'>(6).fill('look'), 'skip', 'pause', 'end'] as const)
  if (verb === 'pause' || verb === 'end') return { verb, wallet, series }
  if (verb === 'skip') return { verb, wallet, series, date }
  return { verb, wallet, series, date, day: VISITS[date], order: `order-${series}-${date}` }
}

/** The same command whoever looks, as the product makes it. */
function lookOf({ series, date }: Wish & { verb: 'look' }): Command {
  return systemCommand('placeVisit', `${series}/${date}`, FIRST_MORNING)
}
