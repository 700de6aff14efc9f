import { localStore } from '../../../browser/storage.ts'
import type { QueuedAction } from './queuedAction.ts'

/**
 * Where actions wait for a connection: in the browser, per crew member, across reloads and closed tabs. Each has its own entry, so that two
 * tabs never overwrite each other's.
 */

/** The prefix of all actions' keys in the browser's storage. */
export const actionNames = 'staff.press.'

const listeners = new Set<() => void>()
let known: { readonly raw: string; readonly actions: readonly QueuedAction[] } = { raw: '', actions: [] }

/** Actions that the server has not accepted, oldest first. The same array until something changes. */
export function queueOf(staffId: string): readonly QueuedAction[] {
  const entries = [...entriesOf(staffId)].sort(([one], [other]) => (one < other ? -1 : 1))
  const raw = JSON.stringify([staffId, ...entries])
  if (known.raw !== raw) known = { raw, actions: entries.flatMap(([, text]) => readAction(text)) }
  return known.actions
}

/** Stores an action, or its new state. */
export function keepAction(staffId: string, action: QueuedAction): void {
  localStore.set(nameOf(staffId, action), JSON.stringify(action))
  tellAll()
}

/** Forgets an action that was accepted, or whose refusal was read. */
export function dropAction(staffId: string, action: QueuedAction): void {
  localStore.remove(nameOf(staffId, action))
  tellAll()
}

/** For `useSyncExternalStore`; follows other tabs too. */
export function watchQueue(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function* entriesOf(staffId: string): Generator<[string, string]> {
  const prefix = prefixOf(staffId)
  for (const name of localStore.names()) if (name.startsWith(prefix)) yield [name, localStore.get(name) ?? '']
}

/** Keys sort by the moment of the action. */
function nameOf(staffId: string, { pressedAt, key }: QueuedAction): string {
  return `${prefixOf(staffId)}${pressedAt}.${key}`
}

function prefixOf(staffId: string): string {
  return `${actionNames}${staffId}.`
}

function readAction(text: string): QueuedAction[] {
  try {
    const { key, orderNo, verb, pressedAt, refusal, failures } = JSON.parse(text)
    if (verb !== 'start' && verb !== 'end') return []
    const action = { key: String(key), orderNo: String(orderNo), verb, pressedAt: String(pressedAt) } as const
    return [
      {
        ...action,
        ...(refusal !== undefined && { refusal: String(refusal) }),
        ...(failures !== undefined && { failures: Number(failures) }),
      },
    ]
  } catch {
    return []
  }
}

function tellAll(): void {
  for (const tell of listeners) tell()
}
