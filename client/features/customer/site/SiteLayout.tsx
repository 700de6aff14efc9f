import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router'
import { useText } from '../../../i18n/useText.ts'
import { onSessionExpired } from '../../../session/expiry.ts'
import { holdLoading } from '../../../ui/activity.ts'
import { toast } from '../../../ui/toasts.ts'
import { ConnectionBar } from './ConnectionBar.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { SkipLink } from './SkipLink.tsx'
import { useOtherTabs } from './useOtherTabs.ts'

/** Header, page, footer; scrolls to the top on every route change (customer document, section 1). */
export function SiteLayout() {
  const { pathname } = useLocation()
  const isMoving = useNavigation().state !== 'idle'
  useFarewell()
  useOtherTabs()
  useLoadingWhile(isMoving)

  const shown = useRef(pathname)

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
  }, [pathname])

  return (
    <>
      <SkipLink />
      <ConnectionBar />
      <SiteHeader />
      <chakra.main id="main" flex="1" tabIndex={-1} outline="none" aria-busy={isMoving}>
        <Outlet />
      </chakra.main>
      <SiteFooter />
    </>
  )
}

/** The next page's code and texts are on their way: the "Loading" overlay, as for any call (customer document, section 8). */
function useLoadingWhile(isMoving: boolean): void {
  useEffect(() => (isMoving ? holdLoading() : undefined), [isMoving])
}

/** A session the server no longer knows: the documented toast, then home (customer document, section 8). */
function useFarewell(): void {
  const text = useText()
  const navigate = useNavigate()
  useEffect(
    () =>
      onSessionExpired(() => {
        toast('error', text('session.expired'))
        void navigate('/')
      }),
    [navigate, text],
  )
}
