import { useRef, useState } from 'react'
import { v4 as newKey } from 'uuid'
import type { RejectionCode } from '../../../schema/rules/rejections.ts'

/** What every mutation on an order answers. */
export interface OrderAnswer {
  readonly message?: string | null
  readonly stale: boolean
  readonly userErrors: readonly {
    readonly code: RejectionCode
    readonly field?: string | null
    readonly message: string
  }[]
}

/** How an attempt ended. `noAnswer` may have done it, so the next attempt sends the same key. */
export type CommandResult =
  | { readonly kind: 'done'; readonly message: string | undefined; readonly isStale: boolean }
  | {
      readonly kind: 'refused'
      readonly code: RejectionCode
      /** Of the form, where the rule is about one. */
      readonly field: string | undefined
      readonly message: string
    }
  | { readonly kind: 'noAnswer' }

interface OrderCommand {
  /** `send` gets the key of this intent. Undefined while an earlier attempt is still under way. */
  readonly run: (
    send: (key: string) => Promise<OrderAnswer | undefined>,
  ) => Promise<CommandResult | undefined>
  readonly isSending: boolean
}

/** A command on an order that is carried out once, however often its button is pressed (decision D13). */
export function useOrderCommand(): OrderCommand {
  const key = useRef('')
  const isUnderWay = useRef(false)
  const [isSending, setSending] = useState(false)
  const run: OrderCommand['run'] = async (send) => {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setSending(true)
    key.current ||= newKey()
    const result = await resultOf(send, key.current)
    if (result.kind !== 'noAnswer') key.current = ''
    isUnderWay.current = false
    setSending(false)
    return result
  }
  return { run, isSending }
}

async function resultOf(
  send: (key: string) => Promise<OrderAnswer | undefined>,
  key: string,
): Promise<CommandResult> {
  const answer = await send(key).catch(() => undefined)
  if (!answer) return { kind: 'noAnswer' }
  const [refused] = answer.userErrors
  if (refused) {
    const { code, field, message } = refused
    return { kind: 'refused', code, field: field ?? undefined, message }
  }
  return { kind: 'done', message: answer.message ?? undefined, isStale: answer.stale }
}
