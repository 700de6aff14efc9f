import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

interface FormDialogProps {
  readonly title: string
  /** What it is about, under the title. */
  readonly about: string
  readonly onClose: () => void
  readonly onSubmit: () => void
  readonly cancelLabel: string
  readonly submitLabel: string
  readonly children: ReactNode
}

/** A dialog that is a form: Enter answers it like its main button. */
export function FormDialog(props: FormDialogProps) {
  const { title, about, onClose, onSubmit, cancelLabel, submitLabel, children } = props
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button type="submit" form={formId} look="primary" fontVariantNumeric="tabular-nums">
            {submitLabel}
          </Button>
        </>
      }
    >
      <chakra.form id={formId} onSubmit={submit} noValidate display="grid" gap="6">
        <chakra.p textStyle="t14" color="muted" mt="-22px">
          {about}
        </chakra.p>
        {children}
      </chakra.form>
    </Dialog>
  )
}
