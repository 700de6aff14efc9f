import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { visitOf } from '../../testing/office/boardExamples.ts'
import type { Visit } from './boardDay.ts'
import { collisionsFor, grabbedAt, targetOf } from './boardPlaces.ts'

/** An axis of 100 pixels an hour, from 8 AM at the left edge; a row of the crew that has the visit, and one of another. */
const rows = ['g-1', 'g-2'].flatMap((groupId, row) => [
  zone(groupId, 'Morning', { left: 0, right: 400, row }),
  zone(groupId, 'Afternoon', { left: 400, right: 1000, row }),
])

function zone(groupId: string, lane: string, at: { left: number; right: number; row: number }) {
  const { left, right, row } = at
  const rect = { left, right, top: row * 100, bottom: row * 100 + 90, width: right - left, height: 90 }
  return { id: `${groupId} ${lane}`, data: { current: { groupId, lane } }, node: { current: null }, rect }
}

const group = { __typename: 'OrderGroupRef' as const, id: 'g-1', groupNo: '1' }
const visit = visitOf('K7M4-2QXP', { group }) as Visit
const day = { date: visit.order.bookedDate, isPast: false, takesVisit: () => true }

/** Where the visit, taken in the middle of its card of three hours, would be dropped. */
function under(x: number, y: number) {
  const args = {
    pointerCoordinates: { x, y },
    droppableRects: new Map(rows.map(({ id, rect }) => [id, rect])),
    droppableContainers: rows,
  } as unknown as Parameters<typeof collisionsFor>[0]
  return targetOf(collisionsFor(args, { day, visit, keyed: undefined, grabbedAt: 150 }))
}

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(() => vi.unstubAllGlobals())

it('drops a visit on another crew in the half and at the hour under the pointer', () => {
  expect(under(200, 150)).toEqual({ groupId: 'g-2', lane: 'Morning', at: undefined })
  expect(under(410, 150)).toMatchObject({ groupId: 'g-2', lane: 'Afternoon', at: 12 * 60 })
  expect(under(500, 150)).toMatchObject({ groupId: 'g-2', lane: 'Afternoon', at: 13 * 60 })
  // the last arrival
  expect(under(750, 150)).toMatchObject({ groupId: 'g-2', lane: 'Afternoon', at: 14.5 * 60 })
})

it('moves a visit in its own row by as much as the pointer moves', () => {
  expect(under(300, 50)).toMatchObject({ groupId: 'g-1', lane: 'Morning', at: 9.5 * 60 })
  expect(under(650, 50)).toMatchObject({ groupId: 'g-1', lane: 'Afternoon', at: 13 * 60 })
})

it('knows where a card was taken', () => {
  document.body.innerHTML = '<ul><li data-visit=""><button></button></li></ul>'
  const card = document.querySelector('li') as HTMLElement
  vi.spyOn(card, 'getBoundingClientRect').mockReturnValue({ left: 480 } as DOMRect)
  const taken: number[] = []
  card.addEventListener('mousedown', (event) => taken.push(grabbedAt(event)))
  fireEvent.mouseDown(document.querySelector('button') as HTMLElement, { clientX: 600 })
  expect(taken).toEqual([120])
})
