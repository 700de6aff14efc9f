import { type ReactNode, useId } from 'react'
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import { ServerForm } from '../../../forms/ServerForm.tsx'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'

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
  readonly children: ReactNode
}

/** A dialog around a ServerForm: a stray click does not close it, so that nothing typed is lost, and it waits while it is sent. */
export function EditDialog<Values extends FieldValues>(props: EditDialogProps<Values>) {
  const {
    title,
    form,
    submit,
    submitLabel,
    onClose,
    finalFocus,
    size = 'md',
    isGrave = false,
    children,
  } = props
  const text = useText()
  const formId = useId()
  const { isSubmitting } = useFormState({ control: form.control })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size={size}
      closesOutside={false}
      {...(finalFocus && { finalFocus })}
      footer={
        <>
          <Button onClick={onClose}>{text('dialog.close')}</Button>
          <Button type="submit" form={formId} look={isGrave ? 'danger' : 'primary'} disabled={isSubmitting}>
            {isSubmitting && <Spinner />}
            {submitLabel}
          </Button>
        </>
      }
    >
      <ServerForm id={formId} form={form} submit={submit}>
        {children}
      </ServerForm>
    </Dialog>
  )
}
