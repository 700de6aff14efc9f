import { useRef, useState } from 'react'
import { type ToastKind, toast } from '../../ui/toasts.ts'
import { useShown } from '../../ui/useShown.ts'
import { attemptId, type Failure, keepAttempt, pendingAttempt } from './pendingAttempts.ts'

/** What a button and a form both say about an attempt. */
export interface AttemptOptions {
  /** How the message of a success is shown; `success` by default. */
  readonly kind?: ToastKind
  /** The page that a success leads to says so itself: its message is a toast only for a reader who has left. */
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
