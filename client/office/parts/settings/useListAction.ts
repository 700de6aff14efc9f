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
 * Runs the action of a list's link: the browser asks, the server answers, its message appears as info, and the list is refetched and keeps
 * its place and the focus (back-office document, sections 2 and 5).
 * @param reread refetches the list
 */
export function useListAction(reread: () => Promise<unknown>) {
  const { run, isSending: isRunning, failed } = useCommand({ kind: 'info', isOnRow: true })
  const act = async <Data, Variables extends OperationVariables>({
    ask,
    ...command
  }: Action<Data, Variables>) => {
    if (isRunning || (ask !== undefined && !window.confirm(ask))) return undefined
    const giveFocusBack = heldRow()
    const reply = await run(async () => {
      // the list changes once, after the refetch
      const answer = await sendCommand({ ...command, fetchPolicy: 'no-cache' })
      await reread()
      return answer
    })
    giveFocusBack()
    return reply
  }
  return { act, isRunning, failed }
}
