import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../i18n/useText.ts'
import { endSession } from '../../../session/session.ts'
import { toast } from '../../../ui/toasts.ts'

/** Ends the session here and at the server, says so and goes home (customer document, section 1). */
export function useSignOut(): () => Promise<void> {
  const text = useText()
  const navigate = useNavigate()
  return useCallback(async () => {
    await sendRevocation()
    endSession('customer')
    toast('success', text('session.signedOut'))
    await navigate('/')
  }, [navigate, text])
}

/** The token must still be there when the call leaves; the reader waits neither for the answer nor for a connection. */
async function sendRevocation(): Promise<void> {
  try {
    const { revokeSession } = await import('../../../session/revokeSession.ts')
    void revokeSession()
  } catch {
    // Its code could not be fetched: who wants to leave leaves all the same.
  }
}
