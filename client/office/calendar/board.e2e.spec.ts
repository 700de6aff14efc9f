import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice } from '../../testing/demoPeople.ts'
import { newHouseholder } from '../../testing/householders.ts'
import { newCrew } from '../../testing/ownCrews.ts'
import { customersOrder, ownFreeDays, placeOwnOrder } from '../../testing/ownOrders.ts'
import { written } from '../../testing/serverDays.ts'

/** Work is given out from the board, by the keyboard alone and by the pointer, under the rules of the orders' own dialogs (decisions E5, E10). */

test('a visit is given to a crew by keys and to another by hand, not offered to one that has the day off, and dragged to another day', async ({
  page,
}) => {
  const [ivo, crew, next, resting] = [
    await newHouseholder('Ivo', 500_000),
    await newCrew('Ronja'),
    await newCrew('Bengt'),
    await newCrew('Sten'),
  ]
  const orderNo = await placeOwnOrder(ivo, { catalog: 'LawnCare', periodType: 'Day', before: 5 })
  const { bookedDate } = await customersOrder(ivo, orderNo)
  await openAs(page, await signInToOffice('admin'))
  await page.goto(`/adminCalendar?day=${bookedDate}`)
  const board = page.getByRole('region', { name: 'Dispatch board' })
  const handle = board.getByRole('button', { name: `Pick up ${orderNo}` })
  const spoken = page.locator('[id^=DndLiveRegion]')
  const rowOf = (groupNo: string) => board.getByRole('listitem', { name: groupNo })
  const pickUp = async () => {
    await handle.press('Enter')
    await expect(spoken).toContainText(`Moving ${orderNo}`)
    // the keys that follow are heard from the page's next task on
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  }
  /** Carries the visit down to a crew by keys. */
  const walkTo = async (groupNo: string) => {
    await pickUp()
    const crews = await board.getByRole('listitem').evaluateAll((rows) => rows.map((row) => row.ariaLabel))
    for (let step = 0; step < crews.length; step += 1) {
      const before = (await spoken.textContent()) ?? ''
      if (before === groupNo) return
      await page.keyboard.press('ArrowDown')
      await expect(spoken).not.toHaveText(before)
    }
    await expect(spoken).toHaveText(groupNo)
  }

  await walkTo(crew.groupNo)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Crew assigned')).toBeVisible()
  await expect(rowOf(crew.groupNo).getByRole('link', { name: orderNo })).toBeVisible()
  await expect(handle).toBeFocused()
  expect(await customersOrder(ivo, orderNo)).toMatchObject({ status: 'Confirmed', bookedDate })

  const free = board.getByRole('button', { name: /crews? free/ })
  if ((await free.getAttribute('aria-expanded')) === 'false') await free.click()
  // grabbed and dropped: another crew takes it over without a question; all crews are in sight, so that nothing scrolls meanwhile
  await page.setViewportSize({ width: 1280, height: 1600 })
  await handle.hover()
  await page.mouse.down()
  await rowOf(next.groupNo).hover()
  await rowOf(next.groupNo).hover()
  await expect(rowOf(next.groupNo).locator('[data-over]')).toBeVisible()
  await page.mouse.up()
  await expect(rowOf(next.groupNo).getByRole('link', { name: orderNo })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await board.getByRole('button', { name: `${resting.groupNo}: actions` }).click()
  await page.getByRole('menuitem', { name: 'Mark day off' }).click()
  await expect(rowOf(resting.groupNo).getByText('Day off')).toBeVisible()
  await pickUp()
  await expect(rowOf(resting.groupNo).locator('[data-hatched]')).toHaveText('Day off')
  await page.keyboard.press('Escape')
  await expect(spoken).toHaveText(`${orderNo} stays where it was.`)

  // a day of the strip, which stays in sight while the page scrolls under it
  await page.setViewportSize({ width: 1280, height: 420 })
  const other = (await ownFreeDays(ivo, 'LawnCare')).find((day) => day < bookedDate) ?? ''
  const tab = page.getByRole('tab', { name: written(other, { month: 'long', day: 'numeric' }) })
  await handle.hover()
  await page.mouse.down()
  await tab.hover()
  await tab.hover()
  await expect(tab.locator('[data-over]')).toBeVisible()
  await page.mouse.up()
  await page.getByRole('button', { name: 'Reschedule to this day' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(board.getByRole('link', { name: orderNo })).toHaveCount(0)
  expect(await customersOrder(ivo, orderNo)).toMatchObject({ bookedDate: other })
  await Promise.all([crew.leave(), next.leave(), resting.leave()])
})
