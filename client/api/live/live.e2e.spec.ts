import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs } from '../../testing/demoPeople.ts'
import { newsReach } from '../../testing/liveSocket.ts'
import { newCrew } from '../../testing/ownCrews.ts'
import { assignTo, crewSession, customerSession, ownVisit, recordOf } from '../../testing/ownVisits.ts'

/** What one person does appears on another's open page (decision T8). */

test.use({ tolerated: /WebSocket connection/ })

test('an order that the office gives to a crew appears with both, without a reload', async ({
  page,
  browser,
}) => {
  const [crew, visit] = [await newCrew('Bruno'), await ownVisit('Bruno')]
  await openAs(page, customerSession(visit))
  const reachesCustomer = newsReach(page)
  await page.goto(`/userOrderDetail/${visit.orderNo}`)
  await expect(page.getByText('Pending', { exact: true })).toBeVisible()
  await reachesCustomer
  const theirs = await browser.newContext()
  const phone = await theirs.newPage()
  await openAs(phone, await crewSession(crew))
  const reachesCrew = newsReach(phone)
  await phone.goto(`${process.env.BASE_URL}/staffOngoingOrderList/0`)
  await expect(phone.getByText('No order data')).toBeVisible()
  await reachesCrew
  await assignTo(crew, visit)
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('This order is now confirmed.')).toBeAttached()
  await expect(phone.getByText(visit.orderNo)).toBeVisible()
  await theirs.close()
})

test('without a socket the page is up to date once it is looked at again', async ({ page }) => {
  const [crew, visit] = [await newCrew('Celia'), await ownVisit('Celia')]
  await page.routeWebSocket(/graphql/, (socket) => socket.close())
  await openAs(page, customerSession(visit))
  await page.goto('/userOrderList/0')
  const card = page.getByRole('article', { name: /./ })
  await expect(card.getByText('Pending', { exact: true })).toBeVisible()
  await assignTo(crew, visit)
  await expect.poll(async () => (await recordOf(visit)).status).toBe('Confirmed')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(card.getByText('Confirmed', { exact: true })).toBeVisible()
})
