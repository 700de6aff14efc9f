import { useEffect, useState } from 'react'
import { type CrewDay, laneOf, type Visit } from './boardDay.ts'
import { aimOf, type BoardDay } from './boardDrop.ts'
import type { useDispatch } from './useDispatch.tsx'
import { useHandFocus } from './useHandFocus.ts'

interface PickingProps {
  readonly waiting: readonly Visit[]
  readonly day: BoardDay
  readonly dispatch: Pick<ReturnType<typeof useDispatch>, 'dialog' | 'drop'>
}

/** A visit of the tray that was pressed; the crew that is pressed next gets it, by the rules of a drop in its half (decision W3). */
export function usePicked({ waiting, day, dispatch }: PickingProps) {
  const [id, setId] = useState<string>()
  const picked = waiting.find((visit) => visit.id === id)
  const pick = (visit: Visit | undefined) => setId(visit?.id)
  useHandFocus(picked?.id, dispatch.dialog.isOpen)
  const give = (crew: CrewDay) => {
    const aim = picked && aimOf(picked, crew, { groupId: crew.id, lane: laneOf(picked) }, day)
    setId(undefined)
    if (aim) dispatch.drop(picked, aim)
  }
  useEffect(() => {
    if (id === undefined) return undefined
    const over = new AbortController()
    const stop = ({ key }: KeyboardEvent) => key === 'Escape' && setId(undefined)
    window.addEventListener('keydown', stop, { signal: over.signal })
    return () => over.abort()
  }, [id])
  return { picked, pick, give }
}
