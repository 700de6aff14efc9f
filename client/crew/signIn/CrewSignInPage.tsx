import { OfficeEntryPage, OfficeSignInForm } from '../../domain/signIn/OfficeSignInForm.tsx'
import { useText } from '../../i18n/useText.ts'

/** /staff (back-office document, section 2): crew members sign in with their e-mail address (decision A14). */
export function Component() {
  const text = useText()
  return (
    <OfficeEntryPage title={text('officeEntry.staff.title')} lede={text('officeEntry.staff.lede')}>
      <OfficeSignInForm
        area="staff"
        userNameLabel={text('contact.email')}
        userNameType="email"
        first="/staffMainPage"
      />
    </OfficeEntryPage>
  )
}
