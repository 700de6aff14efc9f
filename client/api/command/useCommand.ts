import { useRef, useState } from 'react'
import { type ToastKind, toast } from '../../ui/toasts.ts'
import { useShown } from '../../ui/useShown.ts'
import type { Reply } from './command.ts'
import { keepUnanswered, slotOf, waitingFor } from './waiting.ts'

interface CommandOptions {
  /** The name under which a sent command is kept until its answer, also while its dialog is closed. */
  readonly slot?: string
  /** How the message of a success is shown; `success` by default. */
  readonly kind?: ToastKind
  /** Reports that somebody was quicker (decisions E14, K1). Without it such a refusal is a problem like any other. */
  readonly onOvertaken?: () => void
  /** The command is on a row that may disappear: a refusal is a toast. */
  readonly isOnRow?: boolean
  /** Whether the asking dialog is open; true by default. A refusal after it closed is a toast. */
  readonly isOpen?: boolean
}

/** Why the last attempt failed. */
export type Failed = Reply & {
  /** A fault found before sending; the notice about an earlier unknown outcome stays beside it. */
  readonly fault?: string | undefined
}

interface Waiting<Chosen> {
  readonly chosen: Chosen | undefined
  readonly reply: Reply
}

/**
 * What a button or dialog without a form needs around a command: one attempt at a time, the message of a success, and for `Problem` why the
 * last attempt failed, until the next answer.
 */
export function useCommand<Chosen = undefined>(options: CommandOptions = {}) {
  const { kind = 'success', onOvertaken, isOnRow = false, isOpen = true } = options
  const slot = options.slot === undefined ? undefined : slotOf(options.slot)
  const isUnderWay = useRef(false)
  const isShown = useShown(isOpen)
  const [isSending, setSending] = useState(false)
  const [waiting] = useState(() => waitingFor<Waiting<Chosen>>(slot))
  const [failed, setFailed] = useState<Failed | undefined>(waiting?.reply)

  /**
   * @param chosen what the attempt is about, to restore it while there is no answer
   * @returns the reply, also a refusal's; undefined while an earlier attempt is in progress
   */
  async function run<Given extends Reply>(
    send: () => Promise<Given>,
    chosen?: Chosen,
  ): Promise<Given | undefined> {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setSending(true)
    const reply = await send()
    isUnderWay.current = false
    setSending(false)
    tell(reply, chosen)
    return reply
  }

  function tell(reply: Reply, chosen: Chosen | undefined) {
    keepUnanswered(slot, reply.failure, { chosen, reply })
    const isOvertaken = onOvertaken !== undefined && reply.isOvertaken === true
    // a toast has reported the failed call already
    const isUnseen = !reply.failure && (isOnRow || !isShown.current)
    const isToast = isOvertaken || isUnseen || reply.userErrors.length === 0
    setFailed((last) => (reply.failure === 'turnedAway' && unheard(last)) || (isToast ? undefined : reply))
    if (isToast) toastReply(reply, kind)
    if (isOvertaken && isShown.current) onOvertaken()
  }

  return {
    run,
    isSending,
    failed,
    /** Shows a fault found before sending. */
    refuse: (fault: string) => setFailed((last) => ({ userErrors: [], ...unheard(last), fault })),
    /** Clears a refusal that was read; the notice about a missing answer stays. */
    forget: () => setFailed(unheard),
    /** The choice of an attempt that was still without an answer when the dialog opened. */
    chosen: waiting?.chosen,
  }
}

/** A notice that an attempt had no answer stays until one comes; a call that was shed tells nothing about an earlier one. */
function unheard(last: Failed | undefined): Failed | undefined {
  return last?.failure === 'unanswered' ? { ...last, fault: undefined } : undefined
}

function toastReply({ message, userErrors, isOvertaken }: Reply, kind: ToastKind): void {
  for (const refusal of userErrors) toast(isOvertaken ? 'info' : 'warning', refusal.message)
  if (message && userErrors.length === 0) toast(kind, message)
}
