import { type ReactNode, useId } from 'react'
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import { FormGuard } from '../../forms/LeaveGuard.tsx'
import { mayBeLost } from '../../forms/mayBeLost.ts'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

interface EditDialogProps<Values extends FieldValues> {
  readonly title: string
  readonly form: UseFormReturn<Values>
  readonly submit: () => Promise<void>
  readonly submitLabel: string
  readonly onClose: () => void
  /** Where the focus goes afterwards when the opener may be gone by then. */
  readonly finalFocus?: () => HTMLElement | null
  readonly size?: 'md' | 'lg'
  /** What cannot be undone is sent by a red button. */
  readonly isGrave?: boolean
  /** It cannot be sent yet, because what it is about is not on the screen. */
  readonly isHeldBack?: boolean
  readonly children: ReactNode
}

/**
 * A dialog around a ServerForm: a stray click does not close it, who closes or leaves it with changes is asked first, and it waits while
 * it is sent.
 */
export function EditDialog<Values extends FieldValues>(props: EditDialogProps<Values>) {
  const { title, form, submit, submitLabel, onClose, finalFocus, size = 'md', children } = props
  const { isGrave = false, isHeldBack = false } = props
  const text = useText()
  const formId = useId()
  const { isSubmitting, isDirty } = useFormState({ control: form.control })
  const close = () => {
    if (!isDirty || mayBeLost(text)) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={close}
      title={title}
      size={size}
      closesOutside={false}
      {...(finalFocus && { finalFocus })}
      footer={
        <>
          <Button onClick={close}>{text('dialog.close')}</Button>
          <Button
            type="submit"
            form={formId}
            look={isGrave ? 'danger' : 'primary'}
            disabled={isSubmitting || isHeldBack}
          >
            {isSubmitting && <Spinner />}
            {submitLabel}
          </Button>
        </>
      }
    >
      <ServerForm id={formId} form={form} submit={submit}>
        {children}
        <FormGuard isDone={isSubmitting} isInDialog />
      </ServerForm>
    </Dialog>
  )
}
