import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'
import { Muted } from './layout.tsx'

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
      onClose={onClose}
      title={title}
      closesOutside={!isSending}
      finalFocus={props.finalFocus}
      footer={
        <DialogButtons
          cancelLabel={cancelLabel}
          onCancel={onClose}
          submitLabel={submitLabel}
          form={formId}
          isSending={isSending}
        />
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
