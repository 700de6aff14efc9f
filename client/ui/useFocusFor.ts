import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * The element that has the ref takes the focus with each new cause.
 *
 * @param cause what it is about, such as the number of an attempt; undefined while there is nothing to tell
 */
export function useFocusFor<Element extends HTMLElement>(cause: unknown): RefObject<Element | null> {
  const element = useRef<Element>(null)
  // before anybody can type on, who would lose the field in the middle of a word
  useLayoutEffect(() => {
    if (cause !== undefined) element.current?.focus()
  }, [cause])
  return element
}
