import { chakra } from '@chakra-ui/react/styled-system'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useErasureRequest } from './useErasure.ts'

interface ErasureDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onAsked: () => void
}

const FORM = 'erasure-form'

/** Asks for the password before the request is noted: it is the owner who asks. */
export function ErasureDialog({ isOpen, onClose, onAsked }: ErasureDialogProps) {
  const text = useText()
  const { form, submit } = useErasureRequest(() => {
    onClose()
    onAsked()
  })
  const { isSubmitting } = form.formState
  const close = () => {
    form.reset()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text('privacy.erasure.dialog')}
      role="alertdialog"
      closesOutside={false}
      footer={
        <>
          <Button onClick={close}>{text('privacy.erasure.keep')}</Button>
          <Button look="danger" type="submit" form={FORM} disabled={isSubmitting}>
            {isSubmitting && <Spinner />}
            {text('privacy.erasure.submit')}
          </Button>
        </>
      }
    >
      <chakra.p mb="4">{text('privacy.erasure.dialog.text')}</chakra.p>
      <ServerForm form={form} submit={submit} id={FORM}>
        <PasswordField
          name="password"
          label={text('profile.password.current')}
          autoComplete="current-password"
        />
      </ServerForm>
    </Dialog>
  )
}
