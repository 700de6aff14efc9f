import { expect } from '@playwright/test'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice } from '../../testing/demoPeople.ts'
import { newCrew, serve } from '../../testing/ownCrews.ts'
import { assignTo, crewSession, customerSession, ownVisit, recordOf } from '../../testing/ownVisits.ts'

/** A crew at a home where it cannot work, and an end that is taken back (decision X11). */

const list = '/staffOngoingOrderList/0'
test.use({ viewport: { width: 390, height: 844 } })

test('what kept the crew from working is with the office and the customer at once', async ({
  page,
  context,
}) => {
  const crew = await newCrew('Ondine')
  const visit = await ownVisit('Petra')
  await assignTo(crew, visit)
  const [office, customer] = [await context.newPage(), await context.newPage()]
  await openAs(office, await signInToOffice('admin'))
  await office.goto('/adminMainPage')
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible()

  await openAs(page, await crewSession(crew))
  await page.goto(list)
  await page.getByRole('button', { name: 'Couldn’t do it: Petra' }).click()
  const dialog = page.getByRole('dialog', { name: 'Couldn’t do it' })
  await dialog.getByRole('radio', { name: 'Couldn’t get in' }).check()
  await dialog.getByLabel('Note for the office').fill('The gate was locked.')
  await dialog.getByRole('button', { name: 'Report to the office' }).click()
  await expect(page.getByText(/^Couldn’t do it · Couldn’t get in · /)).toBeVisible()

  // the office's page follows by itself
  const task = office.getByRole('link', { name: `${crew.groupNo} couldn’t do` })
  await task.click()
  await expect(office.getByText('The gate was locked.').first()).toBeVisible()
  await openAs(customer, customerSession(visit))
  await customer.goto(`/userOrderDetail/${visit.orderNo}`)
  await expect(
    customer.getByText('The crew came but couldn’t do the work. They couldn’t get in.'),
  ).toBeVisible()
  await expect(customer.getByText('The gate was locked.')).toHaveCount(0)

  await page.getByRole('button', { name: 'Start Service' }).click()
  await expect.poll(async () => (await recordOf(visit)).status).toBe('InService')
  await office.goto('/adminMainPage')
  await expect(office.getByRole('heading', { name: 'To do' })).toBeVisible()
  await expect(task).toHaveCount(0)
})

test('an end is taken back before it is sent, and sent by a page that was opened again', async ({ page }) => {
  await page.clock.install()
  const crew = await newCrew('Quill')
  const visit = await ownVisit('Rosa')
  await assignTo(crew, visit)
  await serve(crew, 'startService', visit.orderNo)
  await openAs(page, await crewSession(crew))
  await page.goto(list)
  await page.getByRole('checkbox').first().check()
  await page.reload()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  const end = page.getByRole('button', { name: 'End Service' })
  await end.click()
  await expect(page.getByText(/^Ended /)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(end).toBeEnabled()
  expect((await recordOf(visit)).status).toBe('InService')
  await end.click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect.poll(async () => (await recordOf(visit)).status).toBe('Completed')
})
