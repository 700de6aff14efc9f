import { chakra } from '@chakra-ui/react/styled-system'
import { CheckField } from '../../../forms/CheckField.tsx'
import { GoingOn } from '../../../forms/GoingOn.tsx'
import { PasswordField } from '../../../forms/PasswordField.tsx'
import { ServerForm } from '../../../forms/ServerForm.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { useText } from '../../../i18n/useText.ts'
import { ScreenLink } from '../site/ScreenLink.tsx'
import { prepareSignIn, useLogin } from './useLogin.ts'

/** User name, password with its toggle, remember me; then /account. */
export function LoginForm() {
  const text = useText()
  const { form, submit, isDone } = useLogin()
  return (
    <ServerForm form={form} submit={submit} onBegin={prepareSignIn}>
      <TextField
        name="userName"
        label={text('login.userName')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField name="password" label={text('login.password')} autoComplete="current-password" />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="4"
      >
        <CheckField name="isRemember">{text('login.remember')}</CheckField>
        <ScreenLink to="/passwordReset1" label={text('login.forgot')} />
      </chakra.div>
      <SubmitButton isDone={isDone}>{text('login.submit')}</SubmitButton>
      <GoingOn isDone={isDone} to="/account" words={text('login.redirect')} />
    </ServerForm>
  )
}
