import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../../i18n/useText.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { CheckBox } from '../../../ui/CheckBox.tsx'
import { ErrorSummary, type FormError } from '../../../ui/ErrorSummary.tsx'
import { Field, Input } from '../../../ui/Field.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { ScreenLink } from '../site/ScreenLink.tsx'
import { prepareSignIn, useLogin } from './useLogin.ts'

/** User name, password with its toggle, remember me; errors in a summary and beside their field. */
export function LoginForm() {
  const text = useText()
  const { form, submit, isSignedIn } = useLogin()
  const { register, formState } = form
  const { errors, isSubmitting, submitCount } = formState
  return (
    <chakra.form display="grid" gap="4" noValidate onSubmit={submit} onFocus={prepareSignIn}>
      <ErrorSummary attempt={submitCount} errors={summaryOf(errors)} />
      <Field id="userName" label={text('login.userName')} error={errors.userName?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('userName', {
              validate: (value) => value.trim() !== '' || text('login.userName.required'),
            })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field id="password" label={text('login.password')} error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password', { required: text('login.password.required') })}
            autoComplete="current-password"
          />
        )}
      </Field>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="4"
      >
        <CheckBox {...register('isRemember')}>{text('login.remember')}</CheckBox>
        <ScreenLink to="/passwordReset1" label={text('login.forgot')} />
      </chakra.div>
      <Button type="submit" look="primary" size="lg" disabled={isSubmitting || isSignedIn}>
        {isSubmitting && <Spinner />}
        {text('login.submit')}
      </Button>
      <div role="status">{isSignedIn && <Continue />}</div>
    </chakra.form>
  )
}

/** Says that the page will change by itself, and lets nobody wait for it. */
function Continue() {
  const text = useText()
  return (
    <Notice tone="ok">
      <p>{text('login.redirect')}</p>
      <ButtonLink to="/account" mt="2">
        {text('login.continue')}
      </ButtonLink>
    </Notice>
  )
}

type Errors = ReturnType<typeof useLogin>['form']['formState']['errors']

function summaryOf(errors: Errors): FormError[] {
  const { userName, password, root } = errors
  return [
    { message: userName?.message ?? '', controlId: 'userName' },
    { message: password?.message ?? '', controlId: 'password' },
    { message: root?.message ?? '' },
  ].filter((error) => error.message !== '')
}
