import { localStore, tabStore } from '../browser/storage.ts'
import { createStore } from '../browser/store.ts'

/** The area of a page; each area has its own session, so signing in to one ends no other (decision A3). */
export type SessionArea = keyof typeof userFields

/**
 * The current user objects of the customer document, section 3, and of the back-office document, section 3. The first field identifies the
 * person.
 */
const userFields = {
  customer: ['userId', 'userNo', 'firstName'],
  admin: ['userName'],
  staff: ['staffId', 'staffNo', 'firstName'],
} as const

/** What the browser stores about the signed-in person of an area. */
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
/** The browser's storage holds the state; this reports changes made here. */
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

/** Forgets everything about the area's user; tells other tabs whether the person signed out. */
export function endSession(area: SessionArea, why: 'chosen' | 'lost' = 'chosen'): void {
  const keys = keysOf(area)
  if (why === 'chosen') localStore.set(keys.flag, SIGNED_OUT)
  for (const key of Object.values(keys)) localStore.remove(key)
  tabStore.remove(keys.token)
  announce()
}

/**
 * Forgets a token that the server no longer knows, and the area's user with it. If only this tab has the token, only the token goes: a
 * duplicated tab may continue under a newer one.
 */
export function loseToken(area: SessionArea): void {
  const { token } = keysOf(area)
  if (tabStore.get(token) === null) endSession(area, 'lost')
  else {
    tabStore.remove(token)
    announce()
  }
}

/** Continues under another token, stored like the previous one: a new password invalidates all earlier tokens (decision A4). */
export function renewToken(area: SessionArea, token: string): void {
  const key = keysOf(area).token
  const home = tabStore.get(key) === null ? localStore : tabStore
  home.set(key, token)
  announce()
}

/** The token that only this tab has, because it is not remembered; null without one. */
export function tabTokenOf(area: SessionArea): string | null {
  return sessionOf(area) && tabStore.get(keysOf(area).token)
}

/** Whether the browser knows the signed-in person but only other tabs, if still open, have the token. */
export function isTokenElsewhere(area: SessionArea): boolean {
  const { flag, user, token } = keysOf(area)
  const isKnown = localStore.get(flag) === 'true' && readUser(area, localStore.get(user)) !== null
  return isKnown && (tabStore.get(token) ?? localStore.get(token)) === null
}

/** Continues with another tab's token. */
export function takeTabToken(area: SessionArea, token: string): void {
  tabStore.set(keysOf(area).token, token)
  announce()
}

/** Updates the first name of the signed-in customer. */
export function renameUser(firstName: string): void {
  const session = sessionOf('customer')
  if (!session) return
  localStore.set(keysOf('customer').user, JSON.stringify({ ...session.user, firstName }))
  announce()
}

/** The session of an area, null for visitors: flag and token must both exist. It is the same object until something changes. */
export function sessionOf<Area extends SessionArea>(area: Area): Session<Area> | null {
  const keys = keysOf(area)
  const token = tabStore.get(keys.token) ?? localStore.get(keys.token) ?? ''
  const isFlagged = localStore.get(keys.flag) === 'true'
  const userText = localStore.get(keys.user) ?? ''
  const raw = `${isFlagged}\n${token}\n${userText}`
  const last = known.get(area)
  // The stored user of an area has that area's shape.
  if (last?.raw === raw) return last.session as Session<Area> | null
  const user = readUser(area, userText)
  const session = isFlagged && token && user ? { token, user } : null
  known.set(area, { raw, session: session as Session<SessionArea> | null })
  return session
}

/** Identifies a person of an area; undefined when nobody is signed in. */
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

/** Whether this change means that somebody signed out in another tab. */
export function isSignOutElsewhere({ key, newValue }: StorageEvent): boolean {
  return newValue === SIGNED_OUT && areas.some((area) => key === keysOf(area).flag)
}

/** The flag's value during a sign-out. */
const SIGNED_OUT = 'false'

/** Another tab signed out, or signed in another person: this tab's own token must not continue under that name. */
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
