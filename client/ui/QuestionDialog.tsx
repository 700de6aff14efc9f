import { useText } from '../i18n/useText.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { useDialogHost } from './useDialog.tsx'

interface QuestionDialogProps {
  readonly words: string
  /** The action's subject. */
  readonly about: string
  /** The confirming button's label. */
  readonly yes: string
  readonly onYes: () => void
}

/** A question before an action (back-office document, section 5), answered by the action or by closing. */
export function QuestionDialog({ words, about, yes, onYes }: QuestionDialogProps) {
  const text = useText()
  const host = useDialogHost()
  const answer = () => {
    host?.close()
    onYes()
  }
  return (
    <Dialog
      role="alertdialog"
      title={words}
      footer={
        <>
          <Button data-autofocus="" onClick={() => host?.close()}>
            {text('form.cancel')}
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
