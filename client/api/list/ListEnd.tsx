import { chakra } from '@chakra-ui/react/styled-system'
import { type RefObject, useEffect, useRef } from 'react'
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

/** Calls `onEnd` whenever the element comes near the window's lower edge while `isActive`. */
function useScrolledToEnd(isActive: boolean, onEnd: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isActive || !end.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting) && window.scrollY > 0) onEnd()
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isActive, onEnd])
  return end
}
