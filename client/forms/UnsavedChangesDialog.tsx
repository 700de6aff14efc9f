import { useText } from '../i18n/useText.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { DialogButtons } from '../ui/DialogButtons.tsx'

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
        <DialogButtons
          cancelLabel={text('form.leave.stay')}
          onCancel={onStay}
          submitLabel={text('form.leave.go')}
          onSubmit={onGo}
          isDestructive
        />
      }
    >
      <p>{text('form.leave.lost')}</p>
    </Dialog>
  )
}
