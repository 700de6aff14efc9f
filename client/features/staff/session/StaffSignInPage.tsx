import { useText } from '../../../i18n/useText.ts'
import { EntryPage } from '../../../parts/entry/EntryPage.tsx'
import { OfficeSignInForm } from '../../../parts/officeEntry/OfficeSignInForm.tsx'

/** /staff (back-office document, section 2): one signs in with one's e-mail address (decision A14). */
export function Component() {
  const text = useText()
  return (
    <EntryPage title={text('officeEntry.staff.title')} lede={text('officeEntry.staff.lede')}>
      <OfficeSignInForm
        area="staff"
        userNameLabel={text('officeEntry.email')}
        userNameType="email"
        to="/staffMainPage"
      />
    </EntryPage>
  )
}
