import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { newHouseholder } from '../../testing/householders.ts'
import { assignButton, openLiveListAt } from '../../testing/office/liveListSteps.ts'
import { placeOwnOrder } from '../../testing/ownOrders.ts'

/** Who works through a list is not moved on by what others do (decision T8). */

test.setTimeout(120_000)
test.use({ viewport: { width: 1280, height: 500 } })

test('the order that has the focus stays where it stands while another comes in above it', async ({
  page,
}) => {
  const wilma = await newHouseholder('Wilma', 200_000)
  const first = await placeOwnOrder(wilma, { catalog: 'LawnCare', periodType: 'Day', before: 6 })
  const button = await openLiveListAt(page, first)
  const topOf = () => button.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const stands = await topOf()

  // a day earlier: its card comes before the other's
  const second = await placeOwnOrder(wilma, { catalog: 'LawnCare', periodType: 'Day', before: 7 })
  const above = assignButton(page, second)
  await expect(above).toBeAttached()
  await expect(button).toBeFocused()
  expect(await above.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(stands)
  expect(Math.abs((await topOf()) - stands)).toBeLessThanOrEqual(1)
})
