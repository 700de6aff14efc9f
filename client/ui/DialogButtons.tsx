import { Button } from './Button.tsx'
import { Spinner } from './Spinner.tsx'
import { useDialogHost } from './useDialog.tsx'

interface DialogButtonsProps {
  readonly cancelLabel: string
  /** Closes the dialog that `useDialog` opened by default. */
  readonly onCancel?: (() => void) | undefined
  /** Undefined once there is nothing left to send. */
  readonly submitLabel: string | undefined
  /** What the main button does; without it, the button sends the form with the id `form`. */
  readonly onSubmit?: () => void
  readonly form?: string
  /** A red button, because it cannot be undone. */
  readonly isDestructive?: boolean
  readonly isSending?: boolean
  readonly isDisabled?: boolean
}

/** The two buttons of a dialog: closing it, and the main one, which waits with a spinner while its command is sent. */
export function DialogButtons(props: DialogButtonsProps) {
  const { cancelLabel, onCancel, submitLabel, onSubmit, form } = props
  const { isDestructive = false, isSending = false, isDisabled = false } = props
  const host = useDialogHost()
  return (
    <>
      <Button onClick={onCancel ?? (() => host?.close())}>{cancelLabel}</Button>
      {submitLabel && (
        <Button
          type={form ? 'submit' : 'button'}
          form={form}
          look={isDestructive ? 'danger' : 'primary'}
          disabled={isSending || isDisabled}
          fontVariantNumeric="tabular-nums"
          onClick={onSubmit}
        >
          {isSending && <Spinner />}
          {submitLabel}
        </Button>
      )}
    </>
  )
}
