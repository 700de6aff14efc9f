import { useEffect, useRef } from 'react'

/**
 * Moves the focus with the carried visit: to its first target, and back to its handle, wherever that is by then. From the next key or
 * pointer press on, the focus stays where the reader puts it.
 * @param carried the id of the visit that is picked up
 */
export function useHandFocus(
  carried: string | undefined,
  { isElsewhere, isDragged }: { readonly isElsewhere: boolean; readonly isDragged: boolean },
): void {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (carried === undefined || isDragged) return
    last.current = carried
    document.querySelector<HTMLElement>('[data-place]')?.focus()
  }, [carried, isDragged])
  const isBack = carried === undefined && !isElsewhere
  useEffect(() => {
    if (isBack)
      return onPress(() => {
        last.current = undefined
      })
  }, [isBack])
  useEffect(() => {
    if (isBack && last.current !== undefined && document.activeElement === document.body)
      focusHandle(last.current)
  })
}

/** @returns how to stop listening */
function onPress(listener: () => void): () => void {
  const over = new AbortController()
  const { signal } = over
  for (const press of ['pointerdown', 'keydown'])
    window.addEventListener(press, listener, { signal, capture: true })
  return () => over.abort()
}

function focusHandle(id: string): void {
  const handle = document.querySelector<HTMLElement>(`[data-handle="${id}"]`)
  ;(handle ?? document.getElementById('board'))?.focus({ preventScroll: true })
}
