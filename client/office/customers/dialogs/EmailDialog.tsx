import { EditDialog } from '../../../forms/EditDialog.tsx'
import { fieldRules } from '../../../forms/fieldRules.ts'
import { TextField } from '../../../forms/TextField.tsx'
import { useCommandForm } from '../../../forms/useCommandForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { EnterOfficeUserEmailDocument } from '../caller/caller.generated.ts'
import { AboutCustomer } from './AboutCustomer.tsx'
import type { UserDialogProps } from './userDialog.ts'

const resolver = fieldRules<{ email: string }>(async () => (await import('./emailRules.ts')).emailRules)

/** Enters the email address of a customer without one, who gets the activation mail (decision W2). */
export function EmailDialog({ customer }: UserDialogProps) {
  const text = useText()
  const form = useCommandForm(EnterOfficeUserEmailDocument, {
    about: customer.id,
    defaultValues: { email: '' },
    resolver,
    variables: ({ email }) => ({ input: { customerId: customer.id, email } }),
  })
  return (
    <EditDialog title={text('officeUsers.email.add')} form={form} submitLabel={text('office.save')}>
      <AboutCustomer customer={customer} />
      <TextField
        name="email"
        label={text('contact.email')}
        hint={text('officeUsers.email.hint')}
        type="email"
        autoComplete="off"
        spellCheck={false}
        data-autofocus=""
      />
    </EditDialog>
  )
}
