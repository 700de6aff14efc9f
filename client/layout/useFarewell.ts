import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../i18n/useText.ts'
import { onSessionExpired } from '../session/expiry.ts'
import { toast } from '../ui/toasts.ts'

/** A session the server no longer knows: the documented toast, then where one signs in (both documents, section 8). */
export function useFarewell(): void {
  const text = useText()
  const navigate = useNavigate()
  useEffect(
    () =>
      onSessionExpired((leaveTo) => {
        toast('error', text('session.expired'))
        void navigate(leaveTo)
      }),
    [navigate, text],
  )
}
