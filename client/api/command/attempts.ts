import { useRef, useState } from 'react'
import { areaOf } from '../../session/areaOf.ts'
import { personIn } from '../../session/session.ts'
import { type ToastKind, toast } from '../../ui/toasts.ts'
import { useShown } from '../../ui/useShown.ts'

/** Why there is no answer: after `unanswered` the command may have been carried out, after `turnedAway` this call did nothing. */
export type Failure = 'unanswered' | 'turnedAway'

/** One kind of attempt on one thing by one person. */
export type AttemptId = string & { readonly ofPerson: true }

/** In the memory of this tab. */
const pending = new Map<AttemptId, unknown>()

/** Identifies an attempt of the signed-in person: the next person starts empty, and a person who returns finds their own. */
export function attemptId(name: string): AttemptId {
  const area = areaOf(location.pathname)
  return `${area} ${personIn(area)} ${name}` as AttemptId
}

/** The last command sent without an answer, whose outcome is unknown; it outlives its dialog. */
export function pendingAttempt<Sent>(id: AttemptId | undefined): Sent | undefined {
  return id && (pending.get(id) as Sent | undefined)
}

/** Keeps a sent command until its answer comes. @param sent undefined once it has come */
export function keepAttempt(id: AttemptId, sent: unknown): void {
  if (sent === undefined) pending.delete(id)
  else pending.set(id, sent)
}

/** What a button and a form both say about an attempt. */
export interface AttemptOptions {
  /** How the message of a success is shown; `success` by default. */
  readonly kind?: ToastKind
  /** What a success leads to says so itself, such as the next page: its message is a toast only for a reader who has left. */
  readonly isSaidByNextPage?: boolean
  /** Reports that somebody was quicker (decisions E14, K1). Without it such a refusal is a problem like any other. */
  readonly onOvertaken?: (() => void) | undefined
}

interface Given {
  readonly message?: string | null
  readonly userErrors: readonly { readonly message: string }[]
  readonly isOvertaken?: boolean
  readonly failure?: Failure | undefined
}

/** What is left to show: an unconfirmed attempt or a refusal, beside the notice about an earlier unconfirmed one. */
export type Settled = 'done' | 'unconfirmed' | 'overtaken' | 'refused'

/**
 * The attempts of one button or form. One without an answer is unconfirmed until an answer comes, also while its dialog is closed; a call
 * that was shed says nothing about an earlier one.
 * @param name identifies what is attempted, to keep an unconfirmed attempt; without one it ends with the component
 * @param isOpen false while the component is kept, but not shown
 */
export function useAttempts<Sent>(name: string | undefined, options: AttemptOptions, isOpen = true) {
  const { kind = 'success', isSaidByNextPage = false, onOvertaken } = options
  // apart from what is sent, which `sendIdempotent` keeps
  const id = name === undefined ? undefined : attemptId(`input ${name}`)
  const isShown = useShown(isOpen)
  const [pending] = useState(() => pendingAttempt<Sent>(id))
  const unconfirmed = useRef(pending)

  /** Keeps an unconfirmed attempt, and shows the message of a success, or that somebody was quicker. */
  function settle(reply: Given, sent: Sent): Settled {
    keep(reply.failure, sent)
    if (reply.failure === 'unanswered') return 'unconfirmed'
    if (reply.userErrors.length > 0) return refuse(reply)
    if (reply.message && !(isSaidByNextPage && isShown.current)) toast(kind, reply.message)
    return 'done'
  }

  function keep(failure: Failure | undefined, sent: Sent) {
    if (failure === 'turnedAway') return
    unconfirmed.current = failure && sent
    if (id) keepAttempt(id, failure && sent)
  }

  function refuse({ userErrors, isOvertaken = false }: Given): Settled {
    if (!isOvertaken || !onOvertaken) return 'refused'
    for (const { message } of userErrors) toast('info', message)
    if (isShown.current) onOvertaken()
    return 'overtaken'
  }

  /** `pending` is the attempt that was unconfirmed when the component appeared, `unconfirmed` the present one. */
  return { settle, pending, unconfirmed, isShown }
}
