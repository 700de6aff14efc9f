import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

/** A question before an action. */
export interface Question {
  readonly words: string
  /** The action's subject. */
  readonly about: string
  /** The confirming button's label. */
  readonly yes: string
  readonly onYes: () => void
}

interface QuestionDialogProps {
  readonly question: Question
  readonly onClose: () => void
}

/** A documented question (back-office document, section 5), answered by the action or by closing. */
export function QuestionDialog({ question, onClose }: QuestionDialogProps) {
  const text = useText()
  const { words, about, yes, onYes } = question
  const answer = () => {
    onClose()
    onYes()
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onClose}
      title={words}
      footer={
        <>
          <Button data-autofocus="" onClick={onClose}>
            {text('office.cancel')}
          </Button>
          <Button look="primary" onClick={answer}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{about}</p>
    </Dialog>
  )
}
