import type { OperationVariables } from '@apollo/client'
import { useState } from 'react'
import { toast } from '../../../../ui/toasts.ts'
import { heldRow } from './rowFocus.ts'
import { type Command, type Outcome, useOutcome } from './useOutcome.ts'

/** A command that needs no form. */
export type Action<Result extends Outcome, Variables extends OperationVariables> = Command<
  Result,
  Variables
> & {
  /** What the browser asks before; nothing is asked without. */
  readonly ask?: string
}

/**
 * Carries out what a link of a list does: the browser asks, the server answers, its message is shown as info, the list is read again and
 * keeps its place and the focus (back-office document, sections 2 and 5).
 * @param reread reads the list again
 */
export function useListAction(reread: () => Promise<unknown>) {
  const send = useOutcome()
  const [isRunning, setRunning] = useState(false)
  const act = async <Result extends Outcome, Variables extends OperationVariables>(
    action: Action<Result, Variables>,
  ): Promise<Result | undefined> => {
    const { ask, ...command } = action
    if (isRunning || (ask !== undefined && !window.confirm(ask))) return undefined
    const giveFocusBack = heldRow()
    setRunning(true)
    const outcome = await send(command)
    if (outcome) tell(outcome)
    await reread()
    setRunning(false)
    giveFocusBack()
    return outcome
  }
  return { act, isRunning }
}

function tell({ message, userErrors }: Outcome): void {
  if (message) toast('info', message)
  for (const refusal of userErrors) toast('warning', refusal.message)
}
