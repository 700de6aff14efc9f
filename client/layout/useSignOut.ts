import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { MessageId } from '../i18n/messageId.ts'
import { useText } from '../i18n/useText.ts'
import { homeOf } from '../session/expiry.ts'
import { endSession, type SessionArea } from '../session/session.ts'
import { toast } from '../ui/toasts.ts'

/**
 * Ends the area's session here and at the server, says so and leads to the sign-in (customer document section 1, back-office document
 * section 2).
 * @param words the text that says it
 */
export function useSignOut(area: SessionArea, words: MessageId): () => Promise<void> {
  const text = useText()
  const navigate = useNavigate()
  return useCallback(async () => {
    await sendRevocation()
    endSession(area)
    toast('success', text(words))
    await navigate(homeOf[area])
  }, [area, navigate, text, words])
}

/** The call needs the token while it starts; the reader waits neither for the answer nor for a connection. */
async function sendRevocation(): Promise<void> {
  try {
    const { revokeSession } = await import('../api/revokeSession.ts')
    void revokeSession()
  } catch {
    // If its code cannot be loaded, signing out continues anyway.
  }
}
