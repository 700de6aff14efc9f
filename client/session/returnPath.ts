import { tabStore } from '../browser/storage.ts'
import { areaOf } from './areaOf.ts'
import type { SessionArea } from './session.ts'

/** What the page that signing in leads to is told, with its place in the browser's history. */
export interface AskedState {
  /** It is the address that was asked for: where nothing is found there, the account is next. */
  readonly isAskedFor?: boolean
}

const LIFE_MS = 10 * 60_000

/**
 * Keeps the address of an area that somebody asked for, or was at, who has to sign in first. It is the tab's own, leads nowhere but into
 * the area that it is of, and is forgotten after ten minutes (decision X3).
 * @param address path and query of a page that needs a session
 */
export function keepReturnPath(address: string): void {
  tabStore.set(keyOf(areaOf(address)), `${Date.now()} ${address}`)
}

/** What was asked for in an area; undefined without, or once it is forgotten. */
export function askedPath(area: SessionArea): string | undefined {
  const [at, address = ''] = tabStore.get(keyOf(area))?.split(' ') ?? []
  const isFresh = Math.abs(Date.now() - Number(at)) < LIFE_MS
  return isFresh && areaOf(address) === area ? address : undefined
}

/** Where signing in to an area leads. @param otherwise where nothing was asked for */
export function returnPath(area: SessionArea, otherwise: string): string {
  return askedPath(area) ?? otherwise
}

/** Somebody who is signed in has got there, or elsewhere; or a visitor went on to another page than those of signing in. */
export function forgetReturnPath(area: SessionArea): void {
  tabStore.remove(keyOf(area))
}

function keyOf(area: SessionArea): string {
  return `${area}.askedFor`
}
