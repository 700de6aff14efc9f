import { type PointerEvent as PointerPress, useCallback, useEffect, useRef, useState } from 'react'
import type { Lane, Place, Visit } from './boardDay.ts'

/** A drop target: a crew on a day, or a day alone. */
export type Drop = Place | { readonly date: string }

export interface DragAndDrop {
  /** The visit picked up, until it is dropped or returned. */
  readonly carried: Visit | undefined
  /** It follows the pointer, rather than waiting for a press on its target. */
  readonly isDragged: boolean
  /** The target under the pointer, as `nameOfDrop` spells it. */
  readonly over: string | undefined
  readonly pickUp: (visit: Visit) => void
  readonly putBack: () => void
  readonly drop: (at: Drop) => void
  /** The props of a draggable element. */
  readonly onPress: (event: PointerPress, visit: Visit) => void
}

/** How far a pointer moves before a press is a drag, in pixels. */
const STEADY = 5

/**
 * Picks visits up and drops them: by dragging, or by a press on the visit and a press on its target, for the keyboard and people who cannot
 * drag (WCAG 2.2, 2.5.7). Escape puts it back.
 */
export function useDragAndDrop(onDrop: (visit: Visit, at: Drop) => void): DragAndDrop {
  const [held, setHeld] = useState<{ visit: Visit; isDragged: boolean; over?: string | undefined }>()
  const putBack = useCallback(() => setHeld(undefined), [])
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  useEscape(held !== undefined, () => {
    stop.current?.()
    putBack()
  })
  const drop = (visit: Visit, at: Drop | undefined) => {
    putBack()
    if (at) onDrop(visit, at)
  }
  const onPress = (event: PointerPress, visit: Visit) => {
    if (event.button !== 0 || !isGrip(event)) return
    stop.current?.()
    stop.current = followPointer(event, {
      onMove: (point) => {
        const at = dropAt(point)
        setHeld({ visit, isDragged: true, over: at && nameOfDrop(at) })
      },
      onEnd: (point) => drop(visit, point && dropAt(point)),
    })
  }
  return {
    carried: held?.visit,
    isDragged: held?.isDragged === true,
    over: held?.over,
    pickUp: (visit) => setHeld(held?.visit.id === visit.id ? undefined : { visit, isDragged: false }),
    putBack,
    drop: (at) => held && drop(held.visit, at),
    onPress,
  }
}

/** @returns the value of the target's `data-drop` */
export function nameOfDrop(at: Drop): string {
  return 'lane' in at ? `${at.groupId} ${at.lane} ${at.date}` : at.date
}

/** A finger scrolls the page except on the handle; a mouse drags a visit anywhere but on its links and buttons. */
function isGrip({ target, pointerType }: PointerPress): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[data-handle]')) return true
  return pointerType === 'mouse' && !target.closest('a, button')
}

interface Following {
  readonly onMove: (at: PointerEvent) => void
  /** The drop target; undefined when the drag was cancelled. */
  readonly onEnd: (at: PointerEvent | undefined) => void
}

/** Tracks a drag from press to end; a press without movement is none. @returns how to stop tracking */
function followPointer({ clientX, clientY }: PointerPress, { onMove, onEnd }: Following): () => void {
  let isDrag = false
  const watching = new AbortController()
  const { signal } = watching
  const move = (event: PointerEvent) => {
    isDrag ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > STEADY
    if (isDrag) onMove(event)
  }
  const end = (event: PointerEvent | undefined) => {
    watching.abort()
    if (!isDrag) return
    // the end of a drag is no click
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
    onEnd(event)
  }
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', end, { signal })
  window.addEventListener('pointercancel', () => end(undefined), { signal })
  return () => watching.abort()
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

function dropAt({ clientX, clientY }: PointerEvent): Drop | undefined {
  const under = document.elementFromPoint(clientX, clientY)
  const lane = under?.closest<HTMLElement>('[data-drop]')?.dataset.drop
  if (lane?.includes(' ')) {
    const [groupId = '', name, date = ''] = lane.split(' ')
    return { groupId, lane: name as Lane, date }
  }
  const date = under?.closest<HTMLElement>('[data-date]')?.dataset.date
  return lane || date ? { date: lane ?? date ?? '' } : undefined
}

function useEscape(isOn: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn])
}

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
