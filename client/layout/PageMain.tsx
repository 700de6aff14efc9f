import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  Outlet,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRevalidator,
} from 'react-router'
import { useText } from '../i18n/useText.ts'
import { areaOf } from '../session/areaOf.ts'
import { homeOf, onSessionExpired } from '../session/expiry.ts'
import { keepReturnPath } from '../session/returnPath.ts'
import { isSignOutElsewhere, personIn } from '../session/session.ts'
import { holdLoading } from '../ui/activity.ts'
import { Notice } from '../ui/Notice.tsx'
import { dismissToasts, toast } from '../ui/toasts.ts'
import { Wrap } from '../ui/Wrap.tsx'

interface PageMainProps extends HTMLChakraProps<'main'> {
  /** The way to sign in again, beside the notice that another tab signed out. */
  readonly signIn?: ReactNode
}

/** For the pages inside. */
export interface PageContext {
  /** Whether the notice that another tab signed out is shown. */
  readonly isLeft: boolean
}

/**
 * The frame of an area's pages: scrolls to the top on every route change, says that the next page is loading, and leaves when the session
 * ended (customer document, sections 1 and 8; back-office document, sections 2 and 8).
 */
export function PageMain({ signIn, ...style }: PageMainProps) {
  const text = useText()
  const isMoving = useNavigation().state !== 'idle'
  const isOver = useExpiredSession()
  const isLeft = useOtherTabs()
  useTopOfPage()
  // The next page's code and texts are loading: the "Loading" overlay, as for any call.
  useEffect(() => (isMoving ? holdLoading() : undefined), [isMoving])
  return (
    <chakra.main id="main" flex="1" tabIndex={-1} outline="none" aria-busy={isMoving} {...style}>
      {isLeft && (
        <Wrap pt="6">
          <Notice role="alert" action={signIn}>
            {text('session.signedOutElsewhere')}
          </Notice>
        </Wrap>
      )}
      {/* until then a page without its session would only say that it cannot be loaded */}
      {!(isOver && isMoving) && <Outlet context={{ isLeft } satisfies PageContext} />}
    </chakra.main>
  )
}

/** Scrolls to the top of every other page; the browser's Back takes away the messages of the page it leaves. */
function useTopOfPage(): void {
  const { pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    if (isBack) dismissToasts()
  }, [pathname, isBack])
}

/**
 * Handles a session that the server no longer knows: the documented toast, then the sign-in (both documents, section 8), which leads back
 * here.
 * @returns whether the current page has lost its session
 */
function useExpiredSession(): boolean {
  const text = useText()
  const navigate = useNavigate()
  const { key, pathname, search } = useLocation()
  const [lostAt, setLostAt] = useState<string>()
  const leave = useEffectEvent((leaveTo: string) => {
    setLostAt(key)
    toast('error', text('session.expired'))
    keepReturnPath(pathname + search)
    void navigate(leaveTo)
  })
  useEffect(() => onSessionExpired((leaveTo) => leave(leaveTo)), [])
  return lostAt === key
}

/**
 * Runs the page's guard again when another tab signed in or out: a page that needs a login leads home (customer document, section 2;
 * decision A1), which explains why (decision X3).
 * @returns whether another tab signed out, until the reader moves on
 */
function useOtherTabs(): boolean {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const [leftAt, setLeftAt] = useState<string>()
  const isLeft = leftAt !== undefined && [leftAt, homeOf[areaOf(leftAt)]].includes(pathname)
  if (leftAt !== undefined && !isLeft) setLeftAt(undefined)
  const tell = useEffectEvent(() => setLeftAt(pathname))
  useEffect(() => {
    let person = personNow()
    const look = (event: StorageEvent) => {
      const now = personNow()
      if (now === undefined && person !== undefined && isSignOutElsewhere(event)) tell()
      if (now !== undefined) setLeftAt(undefined)
      if (now !== person) void revalidate()
      person = now
    }
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [revalidate])
  return isLeft
}

function personNow(): string | undefined {
  return personIn(areaOf(location.pathname))
}

/** The keyboard's first stop: a link over the header to the page's content. */
export function SkipLink() {
  const text = useText()
  return (
    <chakra.a
      href="#main"
      position="absolute"
      top="-12rem"
      insetStart="4"
      zIndex="menu"
      px="4"
      py="3"
      bg="panel"
      borderRadius="input"
      _focus={{ top: '2', boxShadow: 'soft' }}
    >
      {text('nav.skip')}
    </chakra.a>
  )
}
