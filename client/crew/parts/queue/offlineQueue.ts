import { v4 as newKey } from 'uuid'
import { type Reply, sendCommand } from '../../../api/command/command.ts'
import { isOffline, onReturn } from '../../../browser/connection.ts'
import { localStore } from '../../../browser/storage.ts'
import { createStore } from '../../../browser/store.ts'
import { serverNow } from '../../../format/serverClock.ts'
import { personIn } from '../../../session/session.ts'
import { toast } from '../../../ui/toasts.ts'
import { EndServiceDocument, StartServiceDocument } from './queue.generated.ts'
import { type QueuedAction, type Verb, waitingOf } from './queuedAction.ts'

/*
 * Actions wait for a connection in the browser's storage, per crew member, across reloads and closed tabs. Each has its own entry, so that
 * two tabs never overwrite each other's.
 */

/** Keys of actions whose first attempt by this page is in progress. */
const firstTries = createStore<ReadonlySet<string>>(new Set())
let known: { readonly raw: string; readonly actions: readonly QueuedAction[] } = { raw: '', actions: [] }

/** Actions that the server has not accepted, oldest first. The same array until something changes. */
export function queueOf(staffId: string): readonly QueuedAction[] {
  const entries = [...entriesOf(staffId)].sort(([one], [other]) => (one < other ? -1 : 1))
  const tries = firstTries.get()
  const raw = JSON.stringify([staffId, entries, [...tries]])
  if (known.raw !== raw) known = { raw, actions: entries.flatMap(([, text]) => readAction(text, tries)) }
  return known.actions
}

/** For `useSyncExternalStore`; follows other tabs too. */
export function watchQueue(listener: () => void): () => void {
  const stop = firstTries.watch(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

/** Stores an action, or its new state. */
function keepAction(staffId: string, { isFirstTry: _, ...action }: QueuedAction): void {
  localStore.set(nameOf(staffId, action), JSON.stringify(action))
  firstTries.set(firstTries.get())
}

/** Forgets an action that was accepted, or whose refusal was read. */
export function dropAction(staffId: string, action: QueuedAction): void {
  localStore.remove(nameOf(staffId, action))
  firstTries.set(firstTries.get())
}

/** The first attempt of an action is over, or not possible now. */
function endTry(key: string): void {
  const tries = firstTries.get()
  if (tries.has(key)) firstTries.set(new Set([...tries].filter((each) => each !== key)))
}

/** The prefix of all actions' keys in the browser's storage. */
const prefix = 'staff.press.'

function* entriesOf(staffId: string): Generator<[string, string]> {
  for (const name of localStore.names())
    if (name.startsWith(`${prefix}${staffId}.`)) yield [name, localStore.get(name) ?? '']
}

/** Keys sort by the moment of the action. */
function nameOf(staffId: string, { pressedAt, key }: QueuedAction): string {
  return `${prefix}${staffId}.${pressedAt}.${key}`
}

function readAction(text: string, tries: ReadonlySet<string>): QueuedAction[] {
  try {
    const { key, orderNo, verb, pressedAt, refusal, failures } = JSON.parse(text)
    if (verb !== 'start' && verb !== 'end') return []
    const action = { key: String(key), orderNo: String(orderNo), verb, pressedAt: String(pressedAt) } as const
    const refused = refusal === undefined ? {} : { refusal: String(refusal) }
    const failed = failures === undefined ? {} : { failures: Number(failures) }
    return [{ ...action, ...refused, ...failed, ...(tries.has(action.key) && { isFirstTry: true }) }]
  } catch {
    return []
  }
}

interface WantedAction {
  readonly staffId: string
  readonly orderNo: string
  readonly verb: Verb
}

/** Stores an action and sends it, once there is a connection. */
export function queueAction({ staffId, orderNo, verb }: WantedAction): void {
  const action = { key: newKey(), orderNo, verb, pressedAt: momentAfter(queueOf(staffId)) }
  if (!isOffline()) firstTries.set(new Set([...firstTries.get(), action.key]))
  keepAction(staffId, action)
  sendNow()
}

/** Now, and later than every earlier action even if the clock was set back, because actions are sent in the order of their moments. */
function momentAfter(actions: readonly QueuedAction[]): string {
  const last = Date.parse(actions.at(-1)?.pressedAt ?? '') || 0
  return new Date(Math.max(serverNow(), last + 1)).toISOString()
}

/** Pauses before an action without an answer is sent again, in milliseconds; the last one repeats. */
const pauses = [2000, 5000, 15_000, 30_000]

/** Sends what is new, while a page keeps sending. */
let sendNow = () => {}

/** Sends the queue now and when success is likely: after a new action, a returned connection, or when the page becomes visible. */
export function keepSending(staffId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let isAsked = false
  let isOver = false
  let round = 0
  const run = async () => {
    isAsked = isSending
    if (isSending || isOver) return
    isSending = true
    clearTimeout(timer)
    const isDone = await sendQueue(staffId)
    isSending = false
    // pressed while the last answer arrived
    if (isAsked) return run()
    round = isDone ? 0 : round + 1
    if (!isDone && !isOver) timer = setTimeout(wake, pauses[Math.min(round, pauses.length) - 1])
  }
  const wake = () => void run()
  const isSeen = () => document.visibilityState === 'visible' && wake()
  const onStorage = ({ key }: StorageEvent) => key?.startsWith(prefix) && wake()
  sendNow = wake
  window.addEventListener('storage', onStorage)
  const stopWaiting = onReturn(wake)
  document.addEventListener('visibilitychange', isSeen)
  wake()
  return () => {
    isOver = true
    clearTimeout(timer)
    if (sendNow === wake) sendNow = () => {}
    stopWaiting()
    window.removeEventListener('storage', onStorage)
    document.removeEventListener('visibilitychange', isSeen)
  }
}

/**
 * Sends a crew member's actions in the order of each order: by one tab at a time, and each until the server has answered. A server error
 * over an action holds up its own order alone (decision P131).
 * @returns whether the queue is empty
 */
function sendQueue(staffId: string): Promise<boolean> {
  return alone(`queued actions of ${staffId}`, async () => {
    await sendAll(staffId)
    const left = waitingOf(queueOf(staffId))
    for (const { key } of left) endTry(key)
    return left.length === 0
  })
}

async function sendAll(staffId: string): Promise<void> {
  const held = new Set<string>()
  for (;;) {
    const action = waitingOf(queueOf(staffId)).find(({ orderNo }) => !held.has(orderNo))
    if (!action || isOffline() || personIn('staff') !== staffId) return
    const outcome = await sendAction(action)
    settle(staffId, action, outcome)
    if (outcome.kind === 'noAnswer') return
    if (outcome.kind === 'failed') held.add(action.orderNo)
  }
}

function settle(staffId: string, action: QueuedAction, outcome: ActionOutcome): void {
  if (outcome.kind === 'taken') {
    dropAction(staffId, action)
    if (outcome.message) toast('success', outcome.message)
  }
  if (outcome.kind === 'refused') {
    keepAction(staffId, { ...action, refusal: outcome.message })
    toast('warning', outcome.message)
  }
  // not one that was dismissed meanwhile
  if (outcome.kind === 'failed' && queueOf(staffId).some(({ key }) => key === action.key))
    keepAction(staffId, { ...action, failures: (action.failures ?? 0) + 1 })
  endTry(action.key)
  if ('refetched' in outcome) void outcome.refetched.then(giveFocusBack)
}

/** One tab at a time; a browser without locks or storage relies on the key, by which the server recognises an action. */
async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  let working: Promise<Result> | undefined
  const locked = () => {
    working = work()
    return working
  }
  return navigator.locks.request(name, locked).catch(() => working ?? work()) as Promise<Result>
}

/**
 * The outcome of an action. After `noAnswer` and `failed`, a server error over this action, it may have been carried out: it is sent again
 * with the same key.
 */
type ActionOutcome =
  | { readonly kind: 'taken'; readonly message: string | undefined; readonly refetched: Promise<void> }
  | { readonly kind: 'refused'; readonly message: string; readonly refetched: Promise<void> }
  | { readonly kind: 'noAnswer' | 'failed' }

/** Sends an action once, under its key. */
async function sendAction(action: QueuedAction): Promise<ActionOutcome> {
  const { failure, message, userErrors, refetched = Promise.resolve() } = await reply(action)
  const [refusal] = userErrors
  if (!refusal) return { kind: 'taken', message: message ?? undefined, refetched }
  if (!failure || finalCodes.has(refusal.code))
    return { kind: 'refused', message: refusal.message, refetched }
  return { kind: passingCodes.has(refusal.code) ? 'noAnswer' : 'failed' }
}

/** Temporary failures that concern every action: no connection, no session, too many calls, an unavailable server. */
const passingCodes: ReadonlySet<string> = new Set([
  ...['0', '408', '502', '503', '504', 'UNAVAILABLE', 'OUTCOME_UNKNOWN'],
  ...['401', 'UNAUTHENTICATED', '429', 'RATE_LIMITED'],
])

/** A refusal that no repetition would change; any other error concerns this action alone. */
const finalCodes: ReadonlySet<string> = new Set([
  'BAD_USER_INPUT',
  'GRAPHQL_VALIDATION_FAILED',
  'FORBIDDEN',
  '400',
  '403',
])

function reply({ verb, key, orderNo, pressedAt }: QueuedAction): Promise<Reply> {
  const options = { variables: { input: { key, orderNo, pressedAt } }, context: { isQuiet: true } }
  return verb === 'start'
    ? sendCommand({ mutation: StartServiceDocument, ...options })
    : sendCommand({ mutation: EndServiceDocument, ...options })
}

/** The pressed button may be gone with its card: the focus moves to the top of the page. */
function giveFocusBack(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
