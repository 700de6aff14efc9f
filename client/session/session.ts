/** Whose pages these are; each area has a session of its own, so signing in to one ends no other (decision A3). */
export type SessionArea = (typeof areas)[number]
const areas = ['customer', 'admin', 'staff'] as const

/** The current user object of the customer document, section 3. */
export interface SessionUser {
  readonly userId: string
  readonly userNo: string
  readonly firstName: string
}

export interface Session {
  readonly token: string
  readonly user: SessionUser
}

interface SignedIn extends Session {
  /** Kept after the browser closes when true, until then when false (decision A4). */
  readonly isRemember: boolean
}

const listeners = new Set<() => void>()
const known = new Map<SessionArea, { readonly raw: string; readonly session: Session | null }>()

/** Stores flag and user in local storage, the token in local or session storage. */
export function startSession(area: SessionArea, { token, user, isRemember }: SignedIn): void {
  const keys = keysOf(area)
  localStorage.setItem(keys.flag, 'true')
  localStorage.setItem(keys.user, JSON.stringify(user))
  const [home, other] = isRemember ? [localStorage, sessionStorage] : [sessionStorage, localStorage]
  home.setItem(keys.token, token)
  other.removeItem(keys.token)
  tellAll()
}

/** Forgets everything about the area's user. */
export function endSession(area: SessionArea): void {
  const keys = keysOf(area)
  for (const key of Object.values(keys)) localStorage.removeItem(key)
  sessionStorage.removeItem(keys.token)
  tellAll()
}

/** Goes on under another token, kept as long as the one before: after a new password every earlier one is worthless (decision A4). */
export function renewToken(area: SessionArea, token: string): void {
  const key = keysOf(area).token
  const home = sessionStorage.getItem(key) === null ? localStorage : sessionStorage
  home.setItem(key, token)
  tellAll()
}

/** The signed-in user has another first name. */
export function renameUser(area: SessionArea, firstName: string): void {
  const session = sessionOf(area)
  if (!session) return
  localStorage.setItem(keysOf(area).user, JSON.stringify({ ...session.user, firstName }))
  tellAll()
}

/** The session of an area, null for visitors: flag and token must both be there. The same object until something changes. */
export function sessionOf(area: SessionArea): Session | null {
  const keys = keysOf(area)
  const token = sessionStorage.getItem(keys.token) ?? localStorage.getItem(keys.token) ?? ''
  const isFlagged = localStorage.getItem(keys.flag) === 'true'
  const userText = localStorage.getItem(keys.user) ?? ''
  const raw = `${isFlagged}\n${token}\n${userText}`
  const last = known.get(area)
  if (last?.raw === raw) return last.session
  const user = readUser(userText)
  const session = isFlagged && token && user ? { token, user } : null
  known.set(area, { raw, session })
  return session
}

/** For `useSyncExternalStore`; hears other tabs too. */
export function watchSessions(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    forgetReplacedToken(event)
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', hear)
  }
}

/** Another tab signed out, or somebody else in: a token that this tab keeps for itself must not go on under that name. */
function forgetReplacedToken({ key, oldValue, newValue }: StorageEvent): void {
  const area = areas.find((each) => key === keysOf(each).user)
  if (!area || readUser(oldValue)?.userId === readUser(newValue)?.userId) return
  sessionStorage.removeItem(keysOf(area).token)
}

function keysOf(area: SessionArea) {
  return { flag: `${area}.isLoggedIn`, user: `${area}.currentUser`, token: `${area}.token` }
}

function tellAll(): void {
  for (const tell of listeners) tell()
}

function readUser(text: string | null): SessionUser | null {
  try {
    const { userId, userNo, firstName } = JSON.parse(text ?? '')
    return { userId: String(userId), userNo: String(userNo), firstName: String(firstName) }
  } catch {
    return null
  }
}
