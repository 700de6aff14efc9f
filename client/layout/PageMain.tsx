import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { holdLoading } from '../ui/activity.ts'
import { useFarewell } from './useFarewell.ts'
import { useOtherTabs } from './useOtherTabs.ts'

/**
 * Where an area's pages stand: scrolls to the top on every route change, says that the next page is on its way, and leaves with a
 * session that ended (customer document, sections 1 and 8; back-office document, sections 2 and 8).
 */
export function PageMain(style: HTMLChakraProps<'main'>) {
  const isMoving = useNavigation().state !== 'idle'
  useFarewell()
  useOtherTabs()
  useTopOfPage()
  // The next page's code and texts are on their way: the "Loading" overlay, as for any call.
  useEffect(() => (isMoving ? holdLoading() : undefined), [isMoving])
  return (
    <chakra.main id="main" flex="1" tabIndex={-1} outline="none" aria-busy={isMoving} {...style}>
      <Outlet />
    </chakra.main>
  )
}

function useTopOfPage(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
  }, [pathname])
}
