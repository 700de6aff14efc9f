import { tabStore } from '../browser/storage.ts'
import { areaOf } from './areaOf.ts'
import type { SessionArea } from './session.ts'

/**
 * The address of an area that somebody asked for, or was at, who has to sign in first. It is the tab's own, and leads nowhere but into
 * the area that it is of.
 */

/** @param address path and query of a page that needs a session */
export function keepReturnPath(address: string): void {
  tabStore.set(keyOf(areaOf(address)), address)
}

/** Where signing in to an area leads. @param otherwise where nothing was asked for */
export function returnPath(area: SessionArea, otherwise: string): string {
  const asked = tabStore.get(keyOf(area)) ?? otherwise
  return areaOf(asked) === area ? asked : otherwise
}

/** Somebody who is signed in has got there, or elsewhere. */
export function forgetReturnPath(area: SessionArea): void {
  tabStore.remove(keyOf(area))
}

function keyOf(area: SessionArea): string {
  return `${area}.askedFor`
}
