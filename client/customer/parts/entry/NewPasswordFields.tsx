import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { PasswordField } from '../../../forms/PasswordField.tsx'
import { useText } from '../../../i18n/useText.ts'

interface NewPasswordFieldsProps {
  /** The name of the password in the form's values; the repeated one is `confirmation`. */
  readonly name: string
  readonly label: string
}

/** A new password and its repetition (customer document, section 5). */
export function NewPasswordFields({ name, label }: NewPasswordFieldsProps) {
  const text = useText()
  const hint = text('newPassword.hint', { min: businessRules.password.minLength })
  return (
    <>
      <PasswordField name={name} label={label} hint={hint} autoComplete="new-password" />
      <PasswordField
        name="confirmation"
        label={text('newPassword.confirmation')}
        autoComplete="new-password"
      />
    </>
  )
}
