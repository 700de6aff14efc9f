import type { OperationVariables } from '@apollo/client'
import { type Command, sendCommand } from '../../../api/command/command.ts'
import { useCommand } from '../../../api/command/useCommand.ts'
import { heldRow } from './rowFocus.ts'

/** A command that needs no form. */
type Action<Data, Variables extends OperationVariables> = Command<Data, Variables> & {
  /** The browser's question before it; none by default. */
  readonly ask?: string
}

/**
 * Carries out what a link of a list does: the browser asks, the server answers, its message is shown as info once the list is up to date,
 * which keeps its place and the focus (back-office document, sections 2 and 5).
 */
export function useListAction() {
  const { run, isSending: isRunning, failed } = useCommand({ kind: 'info', isOnRow: true })
  const act = async <Data, Variables extends OperationVariables>({
    ask,
    ...command
  }: Action<Data, Variables>) => {
    if (isRunning || (ask !== undefined && !window.confirm(ask))) return undefined
    const giveFocusBack = heldRow()
    const reply = await run(async () => {
      // the list changes once, with its refetch
      const answer = await sendCommand({ ...command, fetchPolicy: 'no-cache' })
      await answer.refetched
      return answer
    })
    giveFocusBack()
    return reply
  }
  return { act, isRunning, failed }
}
