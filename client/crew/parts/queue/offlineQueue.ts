import { v4 as newKey } from 'uuid'
import { isOffline, onReturn } from '../../../browser/connection.ts'
import { localStore } from '../../../browser/storage.ts'
import { createStore } from '../../../browser/store.ts'
import { serverNow } from '../../../format/serverClock.ts'
import { personIn } from '../../../session/session.ts'
import { refocus } from '../../../ui/rowFocus.ts'
import { toast } from '../../../ui/toasts.ts'
import { dropTicks } from '../ticks.ts'
import { holdOf, isHeldAt, type QueuedAction, verbs, waitingOf } from './queuedAction.ts'
import { type ActionOutcome, sendAction } from './sendAction.ts'

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
  const actions = entries.flatMap(([, text]) => readAction(text, tries))
  const raw = JSON.stringify([staffId, actions])
  if (known.raw !== raw) known = { raw, actions }
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
function keepAction(staffId: string, { isFirstTry: _, isHeld: _held, ...action }: QueuedAction): void {
  localStore.set(nameOf(staffId, action), JSON.stringify(action))
  announce()
}

/** Forgets an action that was accepted, or whose refusal was read. */
export function dropAction(staffId: string, action: QueuedAction): void {
  localStore.remove(nameOf(staffId, action))
  announce()
}

/** Forgets an action that was not sent, as long as Undo is offered (decision X11). */
export function undoAction(staffId: string, action: QueuedAction): void {
  if (isHeldAt(action.heldUntil, Date.now())) dropAction(staffId, action)
}

function announce(): void {
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
    const { key, orderNo, verb, pressedAt, refusal, failures, heldUntil, ...rest } = JSON.parse(text)
    if (!verbs.includes(verb)) return []
    const action = { key: String(key), orderNo: String(orderNo), verb, pressedAt: String(pressedAt) }
    const failed = verb === 'fail' && { reason: rest.reason, words: String(rest.words) }
    const state = {
      ...(refusal !== undefined && { refusal: String(refusal) }),
      ...(failures !== undefined && { failures: Number(failures) }),
      ...(heldUntil !== undefined && { heldUntil: Number(heldUntil) }),
    }
    if (isHeldAt(state.heldUntil, Date.now())) return [{ ...action, ...state, isHeld: true }]
    return [{ ...action, ...failed, ...state, ...(tries.has(action.key) && { isFirstTry: true }) }]
  } catch {
    return []
  }
}

type WantedAction = Pick<QueuedAction, 'orderNo' | 'verb' | 'reason' | 'words'> & {
  readonly staffId: string
}

/** Stores an action and sends it, once there is a connection and Undo is not offered any more. */
export function queueAction({ staffId, ...wanted }: WantedAction): void {
  const pressedAt = momentAfter(queueOf(staffId))
  const action = { key: newKey(), ...wanted, pressedAt, ...holdOf(wanted.verb, Date.now()) }
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
    const pause = pauseBefore(staffId, round)
    if (pause !== undefined && !isOver) timer = setTimeout(go, pause)
  }
  const wake = () => void run()
  const go = () => {
    // the time for Undo may be over
    announce()
    wake()
  }
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

/** How long until there is something to send, in milliseconds: the next try, or the end of Undo; undefined if nothing is left. */
function pauseBefore(staffId: string, round: number): number | undefined {
  const held = queueOf(staffId).flatMap(({ heldUntil = 0, isHeld }) =>
    isHeld ? [heldUntil - Date.now()] : [],
  )
  const waits = [...pauses.slice(0, round).slice(-1), ...held]
  return waits.length === 0 ? undefined : Math.min(...waits)
}

/**
 * Sends a crew member's actions in the order of each order: by one tab at a time, and each until the server has answered. A server error
 * over an action holds up its own order alone (decision P131).
 * @returns whether nothing is left but what Undo is offered for
 */
function sendQueue(staffId: string): Promise<boolean> {
  return alone(`queued actions of ${staffId}`, async () => {
    await sendAll(staffId)
    const left = dueOf(staffId)
    for (const { key } of left) endTry(key)
    return left.length === 0
  })
}

async function sendAll(staffId: string): Promise<void> {
  const held = new Set<string>()
  for (;;) {
    const action = dueOf(staffId).find(({ orderNo }) => !held.has(orderNo))
    if (!action || isOffline() || personIn('staff') !== staffId) return
    const outcome = await sendAction(action)
    settle(staffId, action, outcome)
    if (outcome.kind === 'noAnswer') return
    if (outcome.kind === 'failed') held.add(action.orderNo)
  }
}

function dueOf(staffId: string): readonly QueuedAction[] {
  return waitingOf(queueOf(staffId)).filter(({ isHeld }) => !isHeld)
}

function settle(staffId: string, action: QueuedAction, outcome: ActionOutcome): void {
  if (outcome.kind === 'taken') {
    dropAction(staffId, action)
    if (action.verb === 'end') dropTicks(action.orderNo)
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
  // the pressed button may be gone with its card
  if ('refetched' in outcome)
    void outcome.refetched.then(() => refocus(document.querySelector<HTMLElement>('main h1')))
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
