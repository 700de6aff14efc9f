import { OfficeEntryPage, OfficeSignInForm } from '../../domain/signIn/OfficeSignInForm.tsx'
import { useText } from '../../i18n/useText.ts'

/** /admin (back-office document, section 2). */
export function Component() {
  const text = useText()
  return (
    <OfficeEntryPage title={text('officeEntry.admin.title')} lede={text('officeEntry.admin.lede')}>
      <OfficeSignInForm area="admin" userNameLabel={text('officeEntry.userName')} first="/adminMainPage" />
    </OfficeEntryPage>
  )
}
