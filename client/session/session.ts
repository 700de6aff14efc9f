import { localStore, tabStore } from '../browser/storage.ts'
import { createStore } from '../browser/store.ts'

/** Whose pages these are; each area has a session of its own, so signing in to one ends no other (decision A3). */
export type SessionArea = keyof typeof userFields

/** The current user objects of the customer document, section 3, and of the back-office document, section 3. The first field tells two people apart. */
const userFields = {
  customer: ['userId', 'userNo', 'firstName'],
  admin: ['userName'],
  staff: ['staffId', 'staffNo', 'firstName'],
} as const

/** What the browser keeps of whoever is signed in to an area. */
export type SessionUserOf<Area extends SessionArea> = {
  readonly [Field in (typeof userFields)[Area][number]]: string
}
export type SessionUser = SessionUserOf<'customer'>

export interface Session<Area extends SessionArea = 'customer'> {
  readonly token: string
  readonly user: SessionUserOf<Area>
}

interface SignedIn<Area extends SessionArea> extends Session<Area> {
  /** Kept after the browser closes when true, until then when false (decision A4). */
  readonly isRemember: boolean
}

const areas = Object.keys(userFields) as SessionArea[]
/** What is known lies in the browser's storage; this says when it changed here. */
const changes = createStore(undefined)
const known = new Map<SessionArea, { readonly raw: string; readonly session: Session<SessionArea> | null }>()

/** Stores flag and user in local storage, the token in local or session storage. */
export function startSession<Area extends SessionArea>(
  area: Area,
  { token, user, isRemember }: SignedIn<Area>,
): void {
  const keys = keysOf(area)
  localStore.set(keys.flag, 'true')
  localStore.set(keys.user, JSON.stringify(user))
  const [home, other] = isRemember ? [localStore, tabStore] : [tabStore, localStore]
  home.set(keys.token, token)
  other.remove(keys.token)
  announce()
}

/** Forgets everything about the area's user; tells the other tabs whether somebody chose to. */
export function endSession(area: SessionArea, why: 'chosen' | 'lost' = 'chosen'): void {
  const keys = keysOf(area)
  if (why === 'chosen') localStore.set(keys.flag, SIGNED_OUT)
  for (const key of Object.values(keys)) localStore.remove(key)
  tabStore.remove(keys.token)
  announce()
}

/**
 * Forgets a token that the server no longer knows, and the area's user with it. A token that only this tab has goes alone: a tab that was
 * duplicated from it may go on under a newer one.
 */
export function loseToken(area: SessionArea): void {
  const { token } = keysOf(area)
  if (tabStore.get(token) === null) endSession(area, 'lost')
  else {
    tabStore.remove(token)
    announce()
  }
}

/** Goes on under another token, kept as long as the one before: after a new password every earlier one is worthless (decision A4). */
export function renewToken(area: SessionArea, token: string): void {
  const key = keysOf(area).token
  const home = tabStore.get(key) === null ? localStore : tabStore
  home.set(key, token)
  announce()
}

/** The token that this tab alone has, as one that is not to be remembered; null without one. */
export function tabTokenOf(area: SessionArea): string | null {
  return sessionOf(area) && tabStore.get(keysOf(area).token)
}

/** Whether the browser knows who is signed in, and only other tabs have the token, if they are still there. */
export function isTokenElsewhere(area: SessionArea): boolean {
  const { flag, user, token } = keysOf(area)
  const isKnown = localStore.get(flag) === 'true' && readUser(area, localStore.get(user)) !== null
  return isKnown && (tabStore.get(token) ?? localStore.get(token)) === null
}

/** Goes on as another tab does, with its token. */
export function takeTabToken(area: SessionArea, token: string): void {
  tabStore.set(keysOf(area).token, token)
  announce()
}

/** The signed-in customer has another first name. */
export function renameUser(firstName: string): void {
  const session = sessionOf('customer')
  if (!session) return
  localStore.set(keysOf('customer').user, JSON.stringify({ ...session.user, firstName }))
  announce()
}

/** The session of an area, null for visitors: flag and token must both be there. The same object until something changes. */
export function sessionOf<Area extends SessionArea>(area: Area): Session<Area> | null {
  const keys = keysOf(area)
  const token = tabStore.get(keys.token) ?? localStore.get(keys.token) ?? ''
  const isFlagged = localStore.get(keys.flag) === 'true'
  const userText = localStore.get(keys.user) ?? ''
  const raw = `${isFlagged}\n${token}\n${userText}`
  const last = known.get(area)
  // What is known of an area was read as that area's.
  if (last?.raw === raw) return last.session as Session<Area> | null
  const user = readUser(area, userText)
  const session = isFlagged && token && user ? { token, user } : null
  known.set(area, { raw, session: session as Session<SessionArea> | null })
  return session
}

/** Tells two people of an area apart; undefined when nobody is signed in. */
export function personIn(area: SessionArea): string | undefined {
  return identityOf(area, sessionOf(area)?.user)
}

/** For `useSyncExternalStore`; follows other tabs too. */
export function watchSessions(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    forgetReplacedToken(event)
    listener()
  }
  const stop = changes.watch(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    stop()
    window.removeEventListener('storage', onStorage)
  }
}

/** Whether this is how another tab tells that somebody signed out there. */
export function isSignOutElsewhere({ key, newValue }: StorageEvent): boolean {
  return newValue === SIGNED_OUT && areas.some((area) => key === keysOf(area).flag)
}

/** Stands in the flag for the moment in which somebody signs out. */
const SIGNED_OUT = 'false'

/** Another tab signed out, or somebody else in: a token that this tab keeps for itself must not go on under that name. */
function forgetReplacedToken({ key, oldValue, newValue }: StorageEvent): void {
  const area = areas.find((each) => key === keysOf(each).user)
  if (!area) return
  const [before, now] = [oldValue, newValue].map((text) => identityOf(area, readUser(area, text)))
  if (before !== now) tabStore.remove(keysOf(area).token)
}

function keysOf(area: SessionArea) {
  return { flag: `${area}.isLoggedIn`, user: `${area}.currentUser`, token: `${area}.token` }
}

function announce(): void {
  changes.set(undefined)
}

function identityOf(area: SessionArea, user: object | null | undefined): string | undefined {
  return user ? Reflect.get(user, userFields[area][0]) : undefined
}

function readUser<Area extends SessionArea>(area: Area, text: string | null): SessionUserOf<Area> | null {
  try {
    const kept = JSON.parse(text ?? '')
    return Object.fromEntries(
      userFields[area].map((field) => [field, String(kept[field])]),
    ) as SessionUserOf<Area>
  } catch {
    return null
  }
}
