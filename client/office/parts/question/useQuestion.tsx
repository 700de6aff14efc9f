import { useOpened } from '../../../ui/useOpened.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import type { Question } from './QuestionDialog.tsx'

const QuestionDialog = whenOpened(async () => (await import('./QuestionDialog.tsx')).QuestionDialog)

/** Asks before an action; render `dialog` beside it. */
export function useQuestion() {
  const { opened, open, close } = useOpened<Question>()
  return { ask: open, dialog: opened && <QuestionDialog question={opened} onClose={() => close()} /> }
}
