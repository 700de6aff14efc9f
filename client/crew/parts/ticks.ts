import { useSyncExternalStore } from 'react'
import { localStore } from '../../browser/storage.ts'
import { createStore } from '../../browser/store.ts'

/*
 * Ticked check points, kept on this phone alone until the visit has ended (decision X11): across reloads, without a connection, and for
 * all crew members who share the phone.
 */

const prefix = 'staff.ticks.'
const changes = createStore<undefined>(undefined)

/** The ids of an order's ticked check points, and how to tick one or take the tick away. */
export function useTicks(orderNo: string) {
  const name = prefix + orderNo
  const kept = useSyncExternalStore(watchTicks, () => localStore.get(name) ?? '')
  const ticked = new Set(kept === '' ? [] : kept.split(' '))
  const toggle = (id: string) => {
    const others = [...ticked].filter((each) => each !== id)
    localStore.set(name, (ticked.has(id) ? others : [...others, id]).join(' '))
    changes.set(undefined)
  }
  return { ticked, toggle }
}

/** Forgets the ticks of an order that has ended. */
export function dropTicks(orderNo: string): void {
  localStore.remove(prefix + orderNo)
  changes.set(undefined)
}

/** Forgets the ticks of all orders but these: the others ended elsewhere, or another crew has them. */
export function keepTicksOf(orderNos: readonly string[]): void {
  for (const name of localStore.names())
    if (name.startsWith(prefix) && !orderNos.includes(name.slice(prefix.length))) localStore.remove(name)
}

function watchTicks(listener: () => void): () => void {
  const stop = changes.watch(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}
