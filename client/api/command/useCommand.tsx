import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useRef, useState } from 'react'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { heldRow } from '../../ui/rowFocus.ts'
import { toast } from '../../ui/toasts.ts'
import { type AttemptOptions, useAttempts } from './attempts.ts'
import { type AnswerTo, attemptOf, type Reply, type Sending, sendCommand, sendIdempotent } from './command.ts'

interface CommandOptions extends AttemptOptions {
  /** What it is about, under which an unconfirmed attempt is kept, also while its dialog is closed. */
  readonly about?: string
  /** The command is on a row that may disappear: a refusal is a toast. */
  readonly isOnRow?: boolean
  /**
   * The command changes the list that it is in: its message is shown as info once the list is up to date, and the focus keeps its place
   * (back-office document, sections 2 and 5).
   */
  readonly keepsPlace?: boolean
  /** After a success. */
  readonly onDone?: () => void
  /** Whether the asking dialog is open; true by default. A refusal after it closed is a toast. */
  readonly isOpen?: boolean
}

/** Why the last attempt failed. */
export type Failed = Reply & {
  /** A fault found before sending; the notice about an earlier unconfirmed attempt stays beside it. */
  readonly fault?: string | undefined
}

type Variables = { readonly input: { readonly key: string } }
/** Any mutation; its overloads know its variables. */
type Mutation = TypedDocumentNode<unknown, Variables>

/** A button's command. */
interface Button<Input, Given extends Reply> {
  /** @returns the reply, also a refusal's; undefined while an earlier attempt is in progress */
  run(input: Input): Promise<Given | undefined>
  readonly isSending: boolean
  readonly failed: Failed | undefined
  /** Shows a fault found before sending. */
  readonly refuse: (fault: string) => void
  /** Clears a refusal that was read; the notice about an unconfirmed attempt stays. */
  readonly forget: () => void
  /** The input of an attempt that was still unconfirmed when the dialog opened. */
  readonly pending: Input | undefined
}

/** What a keyed mutation is about, and what the page showed at that moment, such as a revision. */
export interface Keyed<Seen> {
  readonly about: string
  readonly seen?: Seen
}

/** The terms of a keyed mutation. */
export type Terms<Input, Seen> = Omit<Input, 'key' | keyof Seen>

/**
 * What a button or dialog without a form needs around a command: one attempt at a time, the message of a success, and for `Problem` why the
 * last attempt failed, until the next answer. With `about`, a mutation is sent under a key, and `run` takes its terms.
 */
export function useCommand<
  Data,
  Input extends { readonly key: string },
  Seen extends Partial<Input> = Record<never, never>,
>(
  mutation: TypedDocumentNode<Data, { input: Input }>,
  options: CommandOptions & Sending & Keyed<Seen>,
): Button<Terms<Input, Seen>, Reply<AnswerTo<Data>>>
/** Of a mutation whose repetition changes nothing, `run` takes the variables. */
export function useCommand<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  options?: CommandOptions & Sending,
): Button<Variables, Reply<AnswerTo<Data>>>
/** For what no single mutation does. */
export function useCommand<Input, Given extends Reply>(
  send: (input: Input) => Promise<Given>,
  options?: CommandOptions,
): Button<Input, Given>
export function useCommand(
  action: Mutation | ((input: never) => Promise<Reply>),
  options: CommandOptions & Sending & Partial<Keyed<object>> = {},
): Button<unknown, Reply> {
  const { about, isOnRow = false, keepsPlace = false, isOpen = true } = options
  const isUnderWay = useRef(false)
  const [isSending, setSending] = useState(false)
  const name = about === undefined || typeof action === 'function' ? about : attemptOf(action, about)
  const attempts = useAttempts<Sent>(name, keepsPlace ? { kind: 'info', ...options } : options, isOpen)
  const [failed, setFailed] = useState<Failed | undefined>(attempts.pending?.reply)
  /** The notice about an unconfirmed attempt. */
  const notice = () => attempts.unconfirmed.current && { ...attempts.unconfirmed.current.reply }

  async function run(input: unknown): Promise<Reply | undefined> {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setSending(true)
    const giveFocusBack = keepsPlace ? heldRow() : undefined
    const reply = await (typeof action === 'function' ? action(input as never) : send(action, input))
    if (keepsPlace) await reply.refetched
    isUnderWay.current = false
    setSending(false)
    show(reply, input)
    giveFocusBack?.()
    if (reply.userErrors.length === 0) options.onDone?.()
    return reply
  }

  function send(mutation: Mutation, input: unknown): Promise<Reply> {
    const { context, refetch, seen } = options
    const how = { mutation, ...(context && { context }), ...(refetch && { refetch }) }
    if (about !== undefined)
      return sendIdempotent({ ...how, about, terms: input as object, ...(seen && { seen }) })
    // the list changes once, with its refetch
    const once = keepsPlace && { fetchPolicy: 'no-cache' as const }
    return sendCommand({ ...how, variables: input as Variables, ...once })
  }

  function show(reply: Reply, input: unknown) {
    const isInline = Boolean(reply.failure) || (!isOnRow && !keepsPlace && attempts.isShown.current)
    const isRefused = attempts.settle(reply, { input, reply }) === 'refused'
    if (isRefused && !isInline) toastRefusals(reply)
    setFailed(notice() ?? (isRefused && isInline ? reply : undefined))
  }

  return {
    run,
    isSending,
    failed,
    refuse: (fault) => setFailed({ userErrors: [], ...notice(), fault }),
    forget: () => setFailed(notice()),
    pending: attempts.pending?.input,
  }
}

function toastRefusals({ userErrors, isOvertaken }: Reply): void {
  for (const { message } of userErrors) toast(isOvertaken ? 'info' : 'warning', message)
}

interface Sent {
  readonly input: unknown
  readonly reply: Reply
}

/** Why the last attempt failed, until the next answer; nothing without a problem. */
export function Problem({ reply }: { readonly reply: Failed | undefined }) {
  if (!reply) return null
  const isUnconfirmed = reply.failure === 'unanswered'
  const words = reply.fault ?? (isUnconfirmed ? undefined : reply.userErrors[0]?.message)
  return (
    <>
      {isUnconfirmed && <NoAnswer />}
      {words && (
        <Notice tone="warn" role="alert">
          {words}
        </Notice>
      )}
    </>
  )
}
