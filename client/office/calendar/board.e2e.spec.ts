import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice } from '../../testing/demoPeople.ts'
import { newHouseholder } from '../../testing/householders.ts'
import { newCrew } from '../../testing/ownCrews.ts'
import { customersOrder, ownFreeDays, placeOwnOrder } from '../../testing/ownOrders.ts'

/** Work is given out from the board, by the keyboard alone and by the pointer, under the rules of the orders' own dialogs (decisions E5, E10). */

test('a visit is given to a crew by keys, not offered to one that has the day off, and dragged to another day', async ({
  page,
}) => {
  const [ivo, crew, resting] = [
    await newHouseholder('Ivo', 500_000),
    await newCrew('Ronja'),
    await newCrew('Sten'),
  ]
  const orderNo = await placeOwnOrder(ivo, { catalog: 'LawnCare', periodType: 'Day', before: 5 })
  const { bookedDate } = await customersOrder(ivo, orderNo)
  await openAs(page, await signInToOffice('admin'))
  await page.goto(`/adminCalendar?day=${bookedDate}`)
  const board = page.getByRole('region', { name: 'Dispatch board' })
  const handle = board.getByRole('button', { name: `Pick up ${orderNo}` })
  const places = board.getByRole('button', { name: `Assign ${orderNo} to ` })
  const giveTo = async (groupNo: string) => {
    await handle.focus()
    await page.keyboard.press('Enter')
    await expect(board.getByText(`Moving ${orderNo}`)).toBeAttached()
    await expect(places.first()).toBeFocused()
    const wanted = places.and(page.getByRole('button', { name: groupNo }))
    const names = await places.evaluateAll((all) => all.map((place) => place.ariaLabel))
    for (let at = 0; at < names.findIndex((name) => name?.endsWith(groupNo)); at += 1)
      await page.keyboard.press('ArrowDown')
    await expect(wanted).toBeFocused()
    await page.keyboard.press('Enter')
  }
  const rowOf = (groupNo: string) => board.getByRole('listitem', { name: groupNo })

  await giveTo(crew.groupNo)
  await expect(page.getByText('Crew assigned')).toBeVisible()
  await expect(rowOf(crew.groupNo).getByRole('link', { name: orderNo })).toBeVisible()
  await expect(handle).toBeFocused()
  expect(await customersOrder(ivo, orderNo)).toMatchObject({ status: 'Confirmed', bookedDate })

  await board.getByRole('button', { name: `Mark day off: ${resting.groupNo}` }).click()
  await expect(rowOf(resting.groupNo).getByText('Day off', { exact: true })).toBeVisible()
  await handle.focus()
  await page.keyboard.press('Enter')
  await expect(board.getByText(`Moving ${orderNo}`)).toBeAttached()
  await expect(rowOf(resting.groupNo).getByText('Day off', { exact: true })).toHaveCount(2)
  await expect(rowOf(resting.groupNo).getByRole('button', { name: `Assign ${orderNo} to ` })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(rowOf(crew.groupNo).getByRole('link', { name: orderNo })).toBeVisible()

  // of the same month, which is the one that is shown
  const other = (await ownFreeDays(ivo, 'LawnCare')).find((day) => day < bookedDate)
  await handle.hover()
  await page.mouse.down()
  await page.locator(`[data-date="${other}"]`).hover()
  await expect(page.locator(`[data-date="${other}"]`)).toHaveAttribute('data-over')
  await page.mouse.up()
  await page.getByRole('button', { name: 'Reschedule to this day' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(board.getByRole('link', { name: orderNo })).toHaveCount(0)
  expect(await customersOrder(ivo, orderNo)).toMatchObject({ bookedDate: other })
  await Promise.all([crew.leave(), resting.leave()])
})
