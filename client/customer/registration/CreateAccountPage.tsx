import { Link } from 'react-router'
import { EntryFoot, EntryPage } from '../../domain/signIn/EntryPage.tsx'
import { useText } from '../../i18n/useText.ts'
import { RegistrationForm } from './RegistrationForm.tsx'

/** /createAccount (customer document, section 2). */
export function Component() {
  const text = useText()
  return (
    <EntryPage title={text('register.title')} lede={text('register.lede')}>
      <RegistrationForm />
      <EntryFoot>
        {text('register.have')} <Link to="/login">{text('register.signIn')}</Link>
      </EntryFoot>
    </EntryPage>
  )
}
