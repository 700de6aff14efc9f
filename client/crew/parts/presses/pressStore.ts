import { localStore } from '../../../browser/storage.ts'
import type { Press } from './press.ts'

/**
 * Where presses wait for a connection: in the browser, per crew member, through reloads and closed tabs. Each has an entry of its own, so
 * that two tabs never write over each other's.
 */

/** What the names of all presses in the browser's storage begin with. */
export const pressNames = 'staff.press.'

const listeners = new Set<() => void>()
let known: { readonly raw: string; readonly presses: readonly Press[] } = { raw: '', presses: [] }

/** What a crew member pressed and the server has not taken, oldest first. The same array until something changes. */
export function pressesOf(staffId: string): readonly Press[] {
  const entries = [...entriesOf(staffId)].sort(([one], [other]) => (one < other ? -1 : 1))
  const raw = JSON.stringify([staffId, ...entries])
  if (known.raw !== raw) known = { raw, presses: entries.flatMap(([, text]) => readPress(text)) }
  return known.presses
}

/** Keeps a press, or what has become of it. */
export function keepPress(staffId: string, press: Press): void {
  localStore.set(nameOf(staffId, press), JSON.stringify(press))
  tellAll()
}

/** Forgets a press that was taken, or whose refusal was read. */
export function dropPress(staffId: string, press: Press): void {
  localStore.remove(nameOf(staffId, press))
  tellAll()
}

/** For `useSyncExternalStore`; hears other tabs too. */
export function watchPresses(listener: () => void): () => void {
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

/** Names sort by the moment of the press. */
function nameOf(staffId: string, { pressedAt, key }: Press): string {
  return `${prefixOf(staffId)}${pressedAt}.${key}`
}

function prefixOf(staffId: string): string {
  return `${pressNames}${staffId}.`
}

function readPress(text: string): Press[] {
  try {
    const { key, orderNo, verb, pressedAt, refusal, failures } = JSON.parse(text)
    if (verb !== 'start' && verb !== 'end') return []
    const press = { key: String(key), orderNo: String(orderNo), verb, pressedAt: String(pressedAt) } as const
    return [
      {
        ...press,
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
