import { chakra } from '@chakra-ui/react/styled-system'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { refocus } from '../../ui/rowFocus.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import type { Pages } from './usePages.ts'

interface ListEndProps {
  readonly pages: Pick<Pages<unknown>, 'hasMore' | 'isLoadingMore' | 'hasFailedMore' | 'loadMore'>
  /** How much is shown, or that all is; read out when it changes. */
  readonly status: string
  readonly more: string
  /** Replaces the status when the next page could not be read. */
  readonly failed: string
  readonly retry: string
}

/** The end of a growing list: how far it goes, and a button for more beside loading by scrolling. */
export function ListEnd({ pages, status, more, failed, retry }: ListEndProps) {
  const { hasMore, isLoadingMore, hasFailedMore, loadMore } = pages
  const end = useScrolledToEnd(hasMore && !isLoadingMore && !hasFailedMore, loadMore)
  const words = useFocusAfterLast(hasMore)
  return (
    <chakra.div
      ref={end}
      className="no-print"
      display="grid"
      gap="2"
      justifyItems="center"
      mt="6"
      textStyle="t14"
      color="muted"
      fontVariantNumeric="tabular-nums"
    >
      <chakra.p ref={words.ref} role="status" tabIndex={-1} outline="none">
        {hasFailedMore && !isLoadingMore ? failed : status}
      </chakra.p>
      {hasMore && (
        <Button
          aria-disabled={isLoadingMore}
          onClick={() => {
            words.expect()
            loadMore()
          }}
        >
          {isLoadingMore && <Spinner />}
          {hasFailedMore && !isLoadingMore ? retry : more}
        </Button>
      )}
    </chakra.div>
  )
}

/** The button disappears with the last page; the focus then moves to the status, not to the top of the page. */
function useFocusAfterLast(hasMore: boolean) {
  const ref = useRef<HTMLParagraphElement>(null)
  const isExpected = useRef(false)
  useEffect(() => {
    if (hasMore || !isExpected.current) return
    isExpected.current = false
    refocus(ref.current)
  }, [hasMore])
  return {
    ref,
    expect: () => {
      isExpected.current = true
    },
  }
}

/**
 * Calls `onEnd` when the list's end is near the window's lower edge and the reader scrolls or turns the wheel, and at once if the page is
 * too short to scroll (decision L6).
 */
function useScrolledToEnd(isActive: boolean, onEnd: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isActive || !end.current || !('IntersectionObserver' in window)) return
    let isNear = false
    let hasScrolled = false
    const look = () => {
      if (isNear && (hasScrolled || !canScroll())) reached()
    }
    const scrolled = (event: Event) => {
      // the browser scrolls a new page to its top; that is no scrolling by the reader
      hasScrolled ||= event.type !== 'scroll' || window.scrollY > 0
      look()
    }
    const observer = new IntersectionObserver((entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false
      look()
    })
    observer.observe(end.current)
    for (const move of moves) window.addEventListener(move, scrolled, { passive: true })
    return () => {
      observer.disconnect()
      for (const move of moves) window.removeEventListener(move, scrolled)
    }
  }, [isActive])
  return end
}

const moves = ['scroll', 'wheel', 'touchmove'] as const

function canScroll(): boolean {
  const page = document.documentElement
  return page.scrollHeight > page.clientHeight
}
