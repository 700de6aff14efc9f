import type { ComponentProps } from 'react'
import { Navigate, useLocation } from 'react-router'
import { MessagePage } from '../../../layout/MessagePage.tsx'
import type { AskedState } from '../../../session/returnPath.ts'

/**
 * Says that nothing is at this address for this customer; after a redirect from signing in, it shows their account instead (decision X3).
 */
export function NothingThere(message: ComponentProps<typeof MessagePage>) {
  const { isAskedFor }: AskedState = useLocation().state ?? {}
  return isAskedFor ? <Navigate to="/account" replace /> : <MessagePage {...message} />
}
