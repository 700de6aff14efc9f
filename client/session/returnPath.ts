import { tabStore } from '../browser/storage.ts'
import { areaOf } from './areaOf.ts'
import type { SessionArea } from './session.ts'

/** State for the page after signing in, kept with its entry in the browser's history. */
export interface AskedState {
  /** It is the address that was asked for: if nothing is there, the account is next. */
  readonly isAskedFor?: boolean
}

const LIFE_MS = 10 * 60_000

/**
 * Keeps the address that somebody asked for, or was at, before they must sign in. It belongs to this tab, leads into its own area only, and
 * is forgotten after ten minutes (decision X3).
 * @param address path and query of a page that needs a session
 */
export function keepReturnPath(address: string): void {
  tabStore.set(keyOf(areaOf(address)), `${Date.now()} ${address}`)
}

/** The requested address of an area; undefined without one, or once it is forgotten. */
export function askedPath(area: SessionArea): string | undefined {
  const [at, address = ''] = tabStore.get(keyOf(area))?.split(' ') ?? []
  const isFresh = Math.abs(Date.now() - Number(at)) < LIFE_MS
  return isFresh && areaOf(address) === area ? address : undefined
}

/** Where signing in to an area leads. @param otherwise the default without a requested address */
export function returnPath(area: SessionArea, otherwise: string): string {
  return askedPath(area) ?? otherwise
}

/** The address is no longer needed: a signed-in person got somewhere, or a visitor left the sign-in pages. */
export function forgetReturnPath(area: SessionArea): void {
  tabStore.remove(keyOf(area))
}

function keyOf(area: SessionArea): string {
  return `${area}.askedFor`
}
