import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

export interface UnsavedChangesDialogProps {
  readonly isOpen: boolean
  readonly onStay: () => void
  readonly onGo: () => void
}

/** Whether input may be lost. */
export function UnsavedChangesDialog({ isOpen, onStay, onGo }: UnsavedChangesDialogProps) {
  const text = useText()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={text('form.leave.title')}
      role="alertdialog"
      closesOutside={false}
      finalFocus={() => null}
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
