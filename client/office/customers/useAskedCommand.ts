import type { OperationVariables } from '@apollo/client'
import { type Command, sendCommand } from '../../api/command/command.ts'
import { useCommand } from '../../api/command/useCommand.ts'
import type { Question } from '../parts/question/QuestionDialog.tsx'
import { useQuestion } from '../parts/question/useQuestion.tsx'

/**
 * Commands on a customer without a form, each after its documented question (back-office document, section 5).
 * @param about the subject, below each question
 * @returns with the question's `dialog`, to render beside the commands
 */
export function useAskedCommand(about: string) {
  const { run, isSending, failed } = useCommand({ isOnRow: true })
  const question = useQuestion()
  function ask<Data, Variables extends OperationVariables>(
    words: Pick<Question, 'words' | 'yes'>,
    command: Command<Data, Variables>,
  ): void {
    if (isSending) return
    const send = () => sendCommand(command)
    question.ask({ ...words, about, onYes: () => void run(send) })
  }
  return { ask, isSending, failed, dialog: question.dialog }
}
