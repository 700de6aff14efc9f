import { type PointerEvent as PointerPress, useCallback, useEffect, useRef, useState } from 'react'
import type { Lane, Place, Visit } from './boardDay.ts'

/** Where something was dropped: with a crew on a day, or on a day alone. */
export type Drop = Place | { readonly date: string }

export interface DragAndDrop {
  /** What is picked up; until it is dropped or put back. */
  readonly carried: Visit | undefined
  /** It hangs on the pointer, rather than waiting for a press where it shall go. */
  readonly isDragged: boolean
  /** Where the pointer is with it, as `nameOfDrop` spells it. */
  readonly over: string | undefined
  readonly pickUp: (visit: Visit) => void
  readonly putBack: () => void
  readonly drop: (at: Drop) => void
  /** For what can be dragged. */
  readonly onPress: (event: PointerPress, visit: Visit) => void
}

/** How far a pointer moves before a press is a drag, in pixels. */
const STEADY = 5

/**
 * Picks visits up and drops them: by dragging, or by a press on what is carried and a press where it shall go, which is the way of the
 * keyboard and of whoever cannot drag (WCAG 2.2, 2.5.7). Escape puts it back.
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

/** @returns what the place's element carries as `data-drop` */
export function nameOfDrop(at: Drop): string {
  return 'lane' in at ? `${at.groupId} ${at.lane} ${at.date}` : at.date
}

/** A finger scrolls the page but for the handle; a mouse takes a visit anywhere that is no link or button of its own. */
function isGrip({ target, pointerType }: PointerPress): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[data-handle]')) return true
  return pointerType === 'mouse' && !target.closest('a, button')
}

interface Following {
  readonly onMove: (at: PointerEvent) => void
  /** Where it was let go; undefined when the drag was called off. */
  readonly onEnd: (at: PointerEvent | undefined) => void
}

/** A drag from its press to its end; a press that goes nowhere is none. @returns how to stop looking */
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
    // what was dragged has not been pressed
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
