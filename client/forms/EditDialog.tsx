import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment, type ReactNode, useId, useRef, useState } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { DialogButtons } from '../ui/DialogButtons.tsx'
import { useDialogHost } from '../ui/useDialog.tsx'
import { ServerForm } from './ServerForm.tsx'
import { FormGuard } from './UnsavedChangesGuard.tsx'
import type { ServerFormState } from './useServerForm.ts'

interface EditDialogProps<Values extends FieldValues> {
  readonly title: string
  readonly form: ServerFormState<Values>
  readonly submitLabel: string
  /** Closes the dialog that `useDialog` opened by default. */
  readonly onClose?: () => void
  /** The label of closing without sending, where “Cancel” could mean something else. */
  readonly closeLabel?: string
  readonly size?: 'md' | 'lg'
  /** A red button, because it cannot be undone. */
  readonly isDestructive?: boolean
  /** It cannot be sent yet, because its subject is not on screen. */
  readonly isSubmitDisabled?: boolean
  readonly children: ReactNode
}

/**
 * A dialog around a ServerForm, with the focus in its first field. A click beside it does not close it; closing it or leaving the page with
 * changes asks first; it waits while it is being sent. An error disappears once it is corrected.
 */
export function EditDialog<Values extends FieldValues>(props: EditDialogProps<Values>) {
  const { title, submitLabel, size = 'md', children } = props
  const { form, submit } = props.form
  const host = useDialogHost()
  const onClose = props.onClose ?? (() => host?.close())
  const { isDestructive = false, isSubmitDisabled = false } = props
  const text = useText()
  const { closeLabel = text('form.cancel') } = props
  const formId = useId()
  const { isSubmitting, isDirty } = useFormState({ control: form.control })
  const { isAsking, close, stay } = useClosing(isDirty, onClose)
  return (
    <Dialog
      onClose={isAsking ? stay : close}
      title={title}
      size={size}
      closesOutside={false}
      initialFocus={() => firstField(formId)}
      footer={
        isAsking ? (
          // another button than the one that sends, which a press would otherwise become before it takes effect
          <Fragment key="asking">
            <Question role="alert">{text('form.unsaved.question')}</Question>
            <Button ref={focusOn} onClick={stay}>
              {text('form.unsaved.stay')}
            </Button>
            <Button look="danger" onClick={onClose}>
              {text('form.unsaved.discard')}
            </Button>
          </Fragment>
        ) : (
          <DialogButtons
            cancelLabel={closeLabel}
            onCancel={close}
            submitLabel={submitLabel}
            form={formId}
            isDestructive={isDestructive}
            isSending={isSubmitting}
            isDisabled={isSubmitDisabled}
          />
        )
      }
    >
      <ServerForm id={formId} form={form} submit={submit}>
        {children}
        <FormGuard isDone={isSubmitting} isInDialog />
      </ServerForm>
    </Dialog>
  )
}

/** On a line above the buttons. */
const Question = chakra('p', {
  base: {
    order: { base: 1, sm: 0 },
    flex: '1 0 100%',
    alignSelf: 'center',
    minWidth: '0',
    fontWeight: 'medium',
  },
})

/** Closes at once, or asks first if there is input; readers who stay continue where they were. */
function useClosing(isDirty: boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false)
  const place = useRef<Element>(null)
  const close = () => {
    if (!isDirty) return onClose()
    place.current = document.activeElement
    setAsking(true)
  }
  const stay = () => {
    setAsking(false)
    if (place.current instanceof HTMLElement) place.current.focus()
  }
  return { isAsking, close, stay }
}

function firstField(formId: string): HTMLElement | null {
  const form = document.getElementById(formId)
  const chosen = form?.querySelector<HTMLElement>('[data-autofocus]')
  return chosen ?? form?.querySelector<HTMLElement>(':is(input, select, textarea):enabled') ?? null
}

function focusOn(button: HTMLElement | null): void {
  button?.focus()
}
