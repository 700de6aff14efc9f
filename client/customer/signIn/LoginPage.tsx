import { Link } from 'react-router'
import { EntryFoot, EntryPage } from '../../domain/signIn/EntryPage.tsx'
import { useText } from '../../i18n/useText.ts'
import { ArrivalNotice } from './ArrivalNotice.tsx'
import { LoginForm } from './LoginForm.tsx'

/** /login (customer document, section 2). */
export function Component() {
  const text = useText()
  return (
    <EntryPage title={text('login.title')} lede={text('login.lede')}>
      <ArrivalNotice />
      <LoginForm />
      <EntryFoot>
        {text('login.new')} <Link to="/createAccount">{text('login.create')}</Link>
      </EntryFoot>
    </EntryPage>
  )
}
