import { EditDialog } from '../../forms/EditDialog.tsx'
import { fieldRules } from '../../forms/fieldRules.ts'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { useCommandForm } from '../../forms/useCommandForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../ui/Notice.tsx'
import { nameOf } from './StaffMemberRow.tsx'
import { ResetStaffPasswordDocument, type StaffRowFragment } from './staff.generated.ts'

interface PasswordValues {
  readonly newPassword: string
  readonly confirmation: string
}

const resolver = fieldRules<PasswordValues>(async () => (await import('./staffRules.ts')).passwordRules)

/** Sets a person's password, typed twice (back-office document section 5, decision A14). */
export function PasswordDialog({ member }: { readonly member: StaffRowFragment }) {
  const text = useText()
  const name = nameOf(member)
  const form = useCommandForm(ResetStaffPasswordDocument, {
    defaultValues: { newPassword: '', confirmation: '' },
    resolver,
    variables: ({ newPassword }) => ({ staffId: member.id, newPassword }),
  })
  return (
    <EditDialog
      title={text(member.hasPassword ? 'officeStaff.password.title' : 'officeStaff.password.first', { name })}
      form={form}
      submitLabel={text('officeStaff.password.set')}
    >
      <Notice>
        <p>
          {member.hasPassword
            ? text('officeStaff.password.ends', { email: member.email })
            : text('officeStaff.password.needed', { email: member.email })}
        </p>
      </Notice>
      <PasswordField
        name="newPassword"
        data-autofocus=""
        label={text('officeStaff.password.new')}
        autoComplete="new-password"
        hint={text('officeStaff.password.hint')}
      />
      <PasswordField
        name="confirmation"
        label={text('officeStaff.password.again')}
        autoComplete="new-password"
      />
    </EditDialog>
  )
}
