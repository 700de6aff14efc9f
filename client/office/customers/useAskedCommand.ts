import type { OperationVariables } from '@apollo/client'
import { type Command, rereadPage, sendCommand } from '../../api/command/command.ts'
import { useCommand } from '../../api/command/useCommand.ts'

/**
 * Commands on a customer that no form asks for: each after its documented question (back-office document, section 5).
 * @param about what they are done to, below each question
 */
export function useAskedCommand(about: string) {
  const { run, isSending, failed } = useCommand({ isOnRow: true })
  function ask<Data, Variables extends OperationVariables>(
    question: string,
    command: Command<Data, Variables>,
  ): void {
    if (isSending || !window.confirm(`${question}\n\n${about}`)) return
    void run(() => sendCommand({ ...command, reread: rereadPage }))
  }
  return { ask, isSending, failed }
}
