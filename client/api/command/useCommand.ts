import { useRef, useState } from 'react'
import { type ToastKind, toast } from '../../ui/toasts.ts'
import { useShown } from '../../ui/useShown.ts'
import type { Reply } from './command.ts'
import { keepUnanswered, slotOf, waitingFor } from './waiting.ts'

interface CommandOptions {
  /** Under which name what was sent is kept until an answer comes, also while its dialog is closed. */
  readonly slot?: string
  /** How the message of a success is shown; `success` unless told. */
  readonly kind?: ToastKind
  /** Somebody was quicker: that has been told (decisions E14, K1). Without it such a refusal is a problem as every other is. */
  readonly onOvertaken?: () => void
  /** It is asked for on a row that may be gone after it: a refusal is a toast. */
  readonly isOnRow?: boolean
  /** What it asks from is open; while it stands unless told. A refusal that comes later is a toast. */
  readonly isOpen?: boolean
}

/** Why the last attempt did not do it. */
export type Failed = Reply & {
  /** What is wrong before anything is sent; beside it stands that an earlier attempt had no answer. */
  readonly fault?: string | undefined
}

interface Waiting<Chosen> {
  readonly chosen: Chosen | undefined
  readonly reply: Reply
}

/**
 * What a button or dialog that is no form needs around a command: one attempt at a time, a success told, and why the last attempt failed,
 * for `Problem`, until the next answer.
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
   * @param chosen what the attempt is about, to begin with it again while there is no answer
   * @returns the reply, a refusal's too; undefined while an earlier attempt is under way
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
    // that a call failed has been told by a toast already
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
    /** Tells what is wrong before anything is sent. */
    refuse: (fault: string) => setFailed((last) => ({ userErrors: [], ...unheard(last), fault })),
    /** A refusal has been read; that there was no answer stays. */
    forget: () => setFailed(unheard),
    /** What was chosen in an attempt that is still without an answer, when the dialog was opened. */
    chosen: waiting?.chosen,
  }
}

/** That an attempt had no answer, which stands until one comes: a call that was turned away says nothing of an earlier one. */
function unheard(last: Failed | undefined): Failed | undefined {
  return last?.failure === 'unanswered' ? { ...last, fault: undefined } : undefined
}

function toastReply({ message, userErrors, isOvertaken }: Reply, kind: ToastKind): void {
  for (const refusal of userErrors) toast(isOvertaken ? 'info' : 'warning', refusal.message)
  if (message && userErrors.length === 0) toast(kind, message)
}
