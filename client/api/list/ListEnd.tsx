import { chakra } from '@chakra-ui/react/styled-system'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { Pages } from './usePages.ts'

interface ListEndProps {
  readonly pages: Pick<Pages<unknown>, 'hasMore' | 'isLoadingMore' | 'hasFailedMore' | 'loadMore'>
  /** How much is shown, or that all is; read out as it changes. */
  readonly status: string
  readonly more: string
  /** Instead of the status when the next page could not be read. */
  readonly failed: string
  readonly retry: string
}

/** Below a growing list: how far it goes, and a button for more besides the loading by scrolling. */
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

/** The button goes with the last page; who pressed it finds the focus on the words, not at the top of the page. */
function useFocusAfterLast(hasMore: boolean) {
  const ref = useRef<HTMLParagraphElement>(null)
  const isExpected = useRef(false)
  useEffect(() => {
    if (hasMore || !isExpected.current) return
    isExpected.current = false
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  }, [hasMore])
  return {
    ref,
    expect: () => {
      isExpected.current = true
    },
  }
}

/**
 * Calls `onEnd` when the list's end is near the window's lower edge and the reader scrolls, or turns the wheel where nothing is left to
 * scroll; and at once where the page is too short to scroll at all (decision L6).
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
      // a new page is opened at its top, which nobody scrolled to
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
