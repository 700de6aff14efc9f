import { useLocation } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { useSignOut } from '../../layout/useSignOut.ts'
import { useSession } from '../../session/useSession.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'

/** Sign In for visitors, Sign Out for customers, neither on /login (customer document, section 1). */
export function SignInOut() {
  const text = useText()
  const signOut = useSignOut('customer', 'session.signedOut')
  const isSignedIn = useSession('customer') !== null
  const { pathname } = useLocation()
  if (pathname === '/login') return null
  if (isSignedIn) return <Button onClick={signOut}>{text('nav.signOut')}</Button>
  return (
    <ButtonLink to="/login" px={{ base: '3', sm: '4' }}>
      {text('nav.signIn')}
    </ButtonLink>
  )
}
