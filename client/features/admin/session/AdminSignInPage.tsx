import { useText } from '../../../i18n/useText.ts'
import { EntryPage } from '../../../parts/entry/EntryPage.tsx'
import { OfficeSignInForm } from '../../../parts/officeEntry/OfficeSignInForm.tsx'

/** /admin (back-office document, section 2). */
export function Component() {
  const text = useText()
  return (
    <EntryPage title={text('officeEntry.admin.title')} lede={text('officeEntry.admin.lede')}>
      <OfficeSignInForm area="admin" userNameLabel={text('officeEntry.userName')} to="/adminMainPage" />
    </EntryPage>
  )
}
