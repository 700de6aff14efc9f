import { expect } from '@playwright/test'
import { askProduct } from '../../testing/askProduct.ts'
import { test } from '../../testing/browserTest.ts'
import { signInToOffice } from '../../testing/demoPeople.ts'
import { newHouseholder } from '../../testing/householders.ts'
import { assignButton, openLiveListAt } from '../../testing/office/liveListSteps.ts'
import { placeOwnOrder } from '../../testing/ownOrders.ts'

/** What customers do appears on the office's open list (decision T8). */

test.setTimeout(120_000)

test('an order that a customer places meanwhile appears in the open list, and the focus stays', async ({
  page,
}) => {
  const stella = await newHouseholder('Stella', 200_000)
  const first = await placeOwnOrder(stella, { catalog: 'LawnCare', periodType: 'Day', before: 4 })
  const button = await openLiveListAt(page, first)
  const tab = page.getByRole('tab', { name: /^Pending Orders/ })

  const second = await placeOwnOrder(stella, { catalog: 'LawnCare', periodType: 'Day', before: 5 })
  await expect(assignButton(page, second)).toBeAttached()
  await expect(button).toBeFocused()
  // not one more than before: other specs place and cancel orders meanwhile
  const { token } = await signInToOffice('admin')
  const shown = async () => Number((await tab.textContent())?.replace(/\D/g, ''))
  await expect.poll(async () => (await shown()) - (await pendingOrders(token))).toBe(0)
})

async function pendingOrders(token: string): Promise<number> {
  const { orderCounts } = await askProduct<{ orderCounts: { type: string; orders: number }[] }>(
    '{ orderCounts { type orders } }',
    {},
    token,
  )
  return orderCounts.filter(({ type }) => type === 'Pending').reduce((sum, { orders }) => sum + orders, 0)
}
