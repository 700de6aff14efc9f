import { fieldRules, prepareRules } from '../../forms/fieldRules.ts'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { RedirectNotice } from '../../forms/RedirectNotice.tsx'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { FormGuard } from '../../forms/UnsavedChangesGuard.tsx'
import { useCommandForm } from '../../forms/useCommandForm.ts'
import { useText } from '../../i18n/useText.ts'
import { renewToken } from '../../session/session.ts'
import { FormFrame } from './FormFrame.tsx'
import { ChangePasswordDocument } from './profile.generated.ts'

/** /changePassword: the current password, the new one twice (document sections 2 and 5). */
export function Component() {
  const text = useText()
  const { form, submit, isDone } = useChangePassword()
  return (
    <FormFrame title={text('profile.password.title')} lede={text('profile.password.lede')}>
      <ServerForm form={form} submit={submit} onBegin={prepareChanging}>
        <PasswordField
          name="currentPassword"
          label={text('profile.password.current')}
          hint={text('profile.password.forgot')}
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
        <RedirectNotice isDone={isDone} to="/account" words={text('profile.toAccount')} />
        <FormGuard isDone={isDone} />
      </ServerForm>
    </FormFrame>
  )
}

interface Passwords {
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmation: string
}

const loadRules = () => import('./changePasswordRules.ts')
const defaultValues: Passwords = { currentPassword: '', newPassword: '', confirmation: '' }
const resolver = fieldRules<Passwords>(loadRules)

/**
 * The password form (document section 5): the server ends every session and returns a new token, stored like the previous one (decision
 * A4).
 */
function useChangePassword() {
  return useCommandForm(ChangePasswordDocument, {
    defaultValues,
    resolver,
    variables: ({ currentPassword, newPassword }) => ({ input: { currentPassword, newPassword } }),
    // the old token ends with this answer
    refetch: 'onRefusal',
    onDone: ({ token }) => token && renewToken('customer', token),
  })
}

/** Loads what sending needs once somebody starts to type. */
function prepareChanging(): void {
  prepareRules(loadRules)
}
