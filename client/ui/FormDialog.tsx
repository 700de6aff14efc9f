import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Muted } from './layout.tsx'
import { Spinner } from './Spinner.tsx'

export interface FormDialogProps {
  readonly title: string
  /** What it is about, under the title. */
  readonly about: string
  readonly onClose: () => void
  readonly onSubmit: () => void
  readonly cancelLabel: string
  readonly submitLabel: string
  /** The answer is on its way: the main button waits. */
  readonly isSending?: boolean
  /** Where the focus goes afterwards if the opener may be gone. */
  readonly finalFocus?: () => HTMLElement | null
  readonly children: ReactNode
}

/** A dialog that is a form: Enter answers it like its main button. */
export function FormDialog(props: FormDialogProps) {
  const { title, about, onClose, onSubmit, cancelLabel, submitLabel, isSending = false } = props
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSending) onSubmit()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closesOutside={!isSending}
      finalFocus={props.finalFocus}
      footer={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            disabled={isSending}
            fontVariantNumeric="tabular-nums"
          >
            {isSending && <Spinner />}
            {submitLabel}
          </Button>
        </>
      }
    >
      <chakra.form
        id={formId}
        onSubmit={submit}
        noValidate
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="6"
      >
        <Muted mt="-22px">{about}</Muted>
        {props.children}
      </chakra.form>
    </Dialog>
  )
}
