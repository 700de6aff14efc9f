import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { addToMonth, monthOf, weeksOfMonth } from '../../format/calendarDates.ts'
import { needTexts } from '../../i18n/intlStore.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { MonthGrid, WeekRow } from './MonthGrid.tsx'

const limits = { first: '2026-11-01', last: '2026-12-31' }

/** November and December 2026. */
function Component() {
  const [stop, setStop] = useState(limits.first)
  const month = monthOf(stop)
  return (
    <>
      <h1>Days</h1>
      <MonthGrid
        look="apart"
        month={month}
        beside={{ next: addToMonth(month, 1) }}
        onShow={(next) => setStop(`${next}-01`)}
        stop={stop}
        limits={limits}
        onMove={setStop}
      >
        {weeksOfMonth(month).map((week) => (
          <WeekRow
            key={week.join()}
            days={week}
            cell={(date) => (
              <td>
                <button type="button" data-date={date} tabIndex={date === stop ? 0 : -1}>
                  {date}
                </button>
              </td>
            )}
          />
        ))}
      </MonthGrid>
    </>
  )
}
const open = async () => {
  await needTexts('booking')
  return renderApp({ at: '/days', routes: [{ path: '/days', Component }] })
}
const day = (date: string) => screen.getByRole('button', { name: date })

it('leads by keys to other days, which get the focus', async () => {
  const { user } = await open()
  day(limits.first).focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(day('2026-11-02'))
})

it('leaves the focus on the arrow that shows another month, also after a key at a limit', async () => {
  const { user } = await open()
  day(limits.first).focus()
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(day(limits.first))
  await user.click(screen.getByRole('button', { name: /December 2026/ }))
  expect(day('2026-12-01').tabIndex).toBe(0)
  expect(document.activeElement?.getAttribute('data-date')).toBeNull()
})
