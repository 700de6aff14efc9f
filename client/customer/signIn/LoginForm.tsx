import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { CheckField } from '../../forms/CheckField.tsx'
import { GoingOn } from '../../forms/GoingOn.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useText } from '../../i18n/useText.ts'
import { ActivationHelp } from './ActivationHelp.tsx'
import { Titled } from './Titled.tsx'
import { prepareSignIn, useLogin } from './useLogin.ts'

/** User name, password with its toggle, remember me; then /account. */
export function LoginForm() {
  const text = useText()
  const { form, submit, isDone, isInactive } = useLogin()
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
        <Link to="/passwordReset1">{text('login.forgot')}</Link>
      </chakra.div>
      {isInactive && (
        <Titled tone="info" title={text('login.inactive.title')}>
          <p>{text('login.inactive')}</p>
          <ActivationHelp />
        </Titled>
      )}
      <SubmitButton isDone={isDone}>{text('login.submit')}</SubmitButton>
      <GoingOn isDone={isDone} to="/account" words={text('login.redirect')} />
    </ServerForm>
  )
}
