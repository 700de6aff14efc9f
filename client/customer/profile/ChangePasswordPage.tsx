import { GoingOn } from '../../forms/GoingOn.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { useText } from '../../i18n/useText.ts'
import { FormFrame } from './FormFrame.tsx'
import { prepareChanging, useChangePassword } from './useChangePassword.ts'

/** /changePassword: the password until now, the new one twice (document sections 2 and 5). */
export function Component() {
  const text = useText()
  const { form, submit, isDone } = useChangePassword()
  return (
    <FormFrame title={text('profile.password.title')} lede={text('profile.password.lede')}>
      <ServerForm form={form} submit={submit} onBegin={prepareChanging}>
        <PasswordField
          name="currentPassword"
          label={text('profile.password.current')}
          autoComplete="current-password"
        />
        <PasswordField
          name="newPassword"
          label={text('profile.password.new')}
          hint={text('profile.password.hint')}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmation"
          label={text('profile.password.confirmation')}
          autoComplete="new-password"
        />
        <SubmitButton isDone={isDone}>{text('profile.password.submit')}</SubmitButton>
        <GoingOn isDone={isDone} to="/account" words={text('profile.toAccount')} />
      </ServerForm>
    </FormFrame>
  )
}
