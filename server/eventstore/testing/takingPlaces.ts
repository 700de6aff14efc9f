import { ActorRole, type Command } from '../../kernel/command.ts'
import type { RecordedEvent, StreamEvents } from '../../kernel/event.ts'
import type { Fold } from '../../kernel/fold.ts'
import { reject } from '../../kernel/rejection.ts'
import type { Answer } from '../commandEvents.ts'
import { type CommandHandlerParts, createCommandHandler, type Decide } from '../commandHandler.ts'
import type { EventStore } from '../port.ts'

export const places: Fold<number, RecordedEvent> = { initial: 3, evolve: (free) => free - 1 }
export const DAY = 'day-1-2026-11-21'

export interface Free {
  readonly free: number
}

export function happened(stream: string, type = 'day.taken'): StreamEvents {
  return [{ stream, event: { type, data: {} } }]
}

/** Takes one of three places of a day, or is refused. */
export const takePlace: Decide<Free> = async (load) => {
  const { state: free } = await load(DAY, places)
  return free === 0 ? reject('SLOT_FULL') : { answer: { free: free - 1 }, events: happened(DAY) }
}

/** How many places of the day there are. */
export const countPlaces: Decide<Free> = async (load) => ({
  answer: { free: (await load(DAY, places)).state },
  events: [],
})

export function newCommand(): Command {
  const id = crypto.randomUUID()
  const at = Temporal.Instant.from('2026-11-21T17:00:00Z')
  return { id, actor: { id: 'somebody', role: ActorRole.Customer }, source: 'system', at, correlationId: id }
}

/** A handler whose time passes only by sleeping. */
export function handlerOn(store: EventStore, about: Partial<CommandHandlerParts> = {}) {
  let time = 0
  const heard: string[] = []
  const waitedFor: unknown[] = []
  const handle = createCommandHandler({
    store,
    caughtUp: async (types, position) => {
      waitedFor.push([types, position])
      return true
    },
    random: () => 0.5,
    now: () => time,
    sleep: async (ms) => {
      time += ms
    },
    observe: {
      conflict: (streams) => heard.push(`conflict ${streams}`),
      resend: (streams) => heard.push(`resend ${streams}`),
      busy: (streams) => heard.push(`busy ${streams}`),
    },
    ...about,
  })
  /** Carries out a new command, or the one given. */
  const run = <T extends Answer<T>>(streams: readonly string[], decide: Decide<T>, command = newCommand()) =>
    handle({ command, streams }, decide)
  return { run, heard, waitedFor, time: () => time, pass: (ms: number) => (time += ms) }
}

/** The store, with something put in the way of its appends. */
export function appendingThrough(
  store: EventStore,
  append: (to: EventStore['append']) => EventStore['append'],
): EventStore {
  return { ...store, append: append(store.append) }
}
