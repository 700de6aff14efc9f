import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

export interface LeaveQuestionProps {
  readonly isOpen: boolean
  readonly onStay: () => void
  readonly onGo: () => void
}

/** Whether input may be lost. */
export function LeaveQuestion({ isOpen, onStay, onGo }: LeaveQuestionProps) {
  const text = useText()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={text('form.leave.title')}
      role="alertdialog"
      closesOutside={false}
      footer={
        <>
          <Button onClick={onStay}>{text('form.leave.stay')}</Button>
          <Button look="danger" onClick={onGo}>
            {text('form.leave.go')}
          </Button>
        </>
      }
    >
      <p>{text('form.leave.lost')}</p>
    </Dialog>
  )
}
