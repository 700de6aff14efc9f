import { useEffect, useRef } from 'react'
import { refocus } from '../../ui/rowFocus.ts'

/**
 * Gives the focus back to the handle of the visit that was carried, wherever that is by then. From the next key or pointer press on, the
 * focus stays where the reader puts it.
 * @param carried the id of the visit that is carried
 * @param isElsewhere a dialog has the focus
 */
export function useHandFocus(carried: string | undefined, isElsewhere: boolean): void {
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (carried !== undefined) last.current = carried
  }, [carried])
  const isBack = carried === undefined && !isElsewhere
  useEffect(() => {
    if (!isBack) return undefined
    const over = new AbortController()
    const forget = () => {
      last.current = undefined
    }
    for (const press of ['pointerdown', 'keydown'])
      window.addEventListener(press, forget, { signal: over.signal, capture: true })
    return () => over.abort()
  }, [isBack])
  useEffect(() => {
    if (isBack && last.current !== undefined)
      refocus(document.querySelector<HTMLElement>(`[data-handle="${last.current}"]`))
  })
}
