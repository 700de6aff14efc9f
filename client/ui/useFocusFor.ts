import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Focuses the element that has the ref with each new cause.
 * @param cause such as the number of an attempt; undefined without one
 */
export function useFocusFor<Element extends HTMLElement>(cause: unknown): RefObject<Element | null> {
  const element = useRef<Element>(null)
  // before the reader types on, and would lose the field in the middle of a word
  useLayoutEffect(() => {
    if (cause !== undefined) element.current?.focus()
  }, [cause])
  return element
}
