import { expect, type Page } from '@playwright/test'
import { askProduct } from '../../testing/askProduct.ts'
import { test } from '../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { type Householder, newHouseholder } from '../../testing/householders.ts'
import { loseAnswer, seeNoAnswer } from '../../testing/lostAnswer.ts'
import { act, choose, find, seeWords } from '../../testing/office/orderSteps.ts'
import { newCrew, type OwnCrew, serve } from '../../testing/ownCrews.ts'
import { customersOrder, placeOwnOrder } from '../../testing/ownOrders.ts'
import { assignTo, officeDoes, ownVisit } from '../../testing/ownVisits.ts'
import { written } from '../../testing/serverDays.ts'

/** Answers that are lost after the server did what was asked: the same again does nothing twice, other terms are no retry (decision L14). */
test.describe.configure({ timeout: 120_000 })
// a crew member of the spec's own has no photo
test.use({ tolerated: /Failed to load resource.*404|ERR_FAILED|WebSocket connection/ })

let admin: Visitor
let ines: Householder
let crews: readonly OwnCrew[]
test.beforeAll(async () => {
  admin = await signInToOffice('admin')
  ines = await newHouseholder('Ines', 900_000)
  crews = [await newCrew('Aino'), await newCrew('Benno')]
})
test.afterAll(() => Promise.all(crews.map(({ leave }) => leave())))
test.beforeEach(async ({ page }) => openAs(page, admin))

const crew = (place: number) => crews[place] as OwnCrew
/** @param before how many of the free days before the last one: each test takes another */
const placed = (before: number) => placeOwnOrder(ines, { catalog: 'LawnCare', periodType: 'Day', before })
const timesOf = async (orderNo: string, action: string) =>
  (await customersOrder(ines, orderNo)).changes.filter((change) => change.action === action).length

/** Gives the order to the first crew; nobody hears that it was done. */
async function assignUnheard(page: Page, orderNo: string) {
  await find(page, orderNo)
  await loseAnswer(page, 'AssignGroup', false)
  await act(page, 'Assign staff to order', orderNo)
  const dialog = page.getByRole('dialog', { name: 'Available Staff Group List' })
  await dialog.getByRole('radio', { name: crew(0).groupNo }).check()
  const submit = dialog.getByRole('button', { name: 'Assign selected group to order' })
  await submit.click()
  await seeNoAnswer(dialog)
  // behind the dialog, which hides the page from those who hear it, stands what is so by now
  const card = page.locator('[data-order]').filter({ hasText: orderNo })
  await expect(card).toContainText(crew(0).groupNo)
  return { dialog, submit }
}

test('a crew that was given an order unheard is given it once, and the next press says so', async ({
  page,
}) => {
  const orderNo = await placed(5)
  const { dialog, submit } = await assignUnheard(page, orderNo)
  await submit.click()
  await seeWords(page, 'Crew assigned')
  await expect(dialog).toHaveCount(0)
  expect((await customersOrder(ines, orderNo)).staff).toEqual([{ staffNo: crew(0).staffNo }])
  expect(await timesOf(orderNo, 'Confirmed')).toBe(1)
})

test('another crew after an answer that was lost gets the order', async ({ page }) => {
  const orderNo = await placed(6)
  const { dialog, submit } = await assignUnheard(page, orderNo)
  await dialog.getByRole('radio', { name: crew(1).groupNo }).check()
  await submit.click()
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(async () => (await customersOrder(ines, orderNo)).staff)
    .toEqual([{ staffNo: crew(1).staffNo }])
})

/**
 * Moves the order to one of the last free days of the month before; nobody hears that it was done.
 * @param place from the end, -1 for the last one: each test takes another
 */
async function moveUnheard(page: Page, orderNo: string, place: number) {
  await page.goto('/adminOrderList?catalog=2&size=50')
  await loseAnswer(page, 'MoveOrder')
  await act(page, 'Reschedule', orderNo)
  const calendar = page.getByRole('dialog', { name: 'Reschedule' })
  await calendar.getByRole('button', { name: /^Previous month/ }).click()
  const open = calendar.locator('[role=grid] button[data-look=open]')
  const date = await open.nth(place).getAttribute('data-date')
  await open.nth(place).click()
  const asking = page.getByRole('dialog').filter({ hasText: 'Reschedule to this day' })
  await asking.getByRole('button', { name: 'Reschedule to this day' }).click()
  await seeNoAnswer(asking)
  await expect.poll(async () => (await customersOrder(ines, orderNo)).bookedDate).toBe(date)
  // the page knows it too: asked for another day before that, the server would say that the order was changed meanwhile
  const card = page.locator('[data-order]').filter({ hasText: orderNo })
  await expect(card).toContainText(written(date ?? '', { dateStyle: 'full' }))
  return { calendar, open, asking, date }
}

test('a move that nobody heard of happens once', async ({ page }) => {
  const orderNo = await placed(7)
  const { asking, date } = await moveUnheard(page, orderNo, -1)
  await asking.getByRole('button', { name: 'Reschedule to this day' }).click()
  await seeWords(page, /rescheduled/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await customersOrder(ines, orderNo)).bookedDate).toBe(date)
  expect(await timesOf(orderNo, 'Rescheduled')).toBe(1)
})

test('another day after an answer that was lost is where the order stands, or the page says why not', async ({
  page,
}) => {
  const orderNo = await placed(8)
  const { calendar, open, asking } = await moveUnheard(page, orderNo, -2)
  await asking.getByRole('button', { name: 'Back to the calendar' }).click()
  await seeNoAnswer(calendar)
  const other = open.nth(-5)
  const date = await other.getAttribute('data-date')
  await other.click()
  await asking.getByRole('button', { name: 'Reschedule to this day' }).click()
  await seeWords(page, /rescheduled/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(async () => (await customersOrder(ines, orderNo)).bookedDate).toBe(date)
})

interface Complaint {
  readonly by: Householder
  readonly orderNo: string
}

/** A served month that its customer complained of. */
async function disputed(firstName: string): Promise<Complaint> {
  const visit = await ownVisit(firstName)
  const { by, orderNo } = visit
  await assignTo(crew(0), visit)
  await serve(crew(0), 'startService', orderNo)
  await serve(crew(0), 'endService', orderNo)
  const about = { key: crypto.randomUUID(), orderNo, reason: 'Quality', words: 'The walk was icy.' }
  await officeDoes('openDispute', 'OpenDisputeInput', about)
  return { by, orderNo }
}

const rewardPointsOf = async ({ by }: Complaint) =>
  (await askProduct<{ me: { rewardPoints: number } }>('{ me { rewardPoints } }', {}, by.token)).me
    .rewardPoints

/** Decides that the order stands, with an apology of 500; nobody hears that it was done. */
async function decideUnheard(page: Page, { by, orderNo }: Complaint) {
  await find(page, orderNo)
  await loseAnswer(page, 'ResolveDispute')
  const dialog = await choose(page, orderNo, 'Resolve complaint')
  await dialog.getByLabel('Outcome').selectOption('Completed')
  await dialog.getByLabel('Goodwill points').fill('500')
  await dialog.getByLabel('Internal note').fill('It was.')
  const submit = dialog.getByRole('button', { name: 'Resolve complaint' })
  await submit.click()
  await seeNoAnswer(dialog)
  await expect.poll(async () => (await customersOrder(by, orderNo)).status).toBe('Completed')
  return { dialog, submit }
}

test('a complaint that was decided unheard is decided once', async ({ page }) => {
  const complaint = await disputed('Jorma')
  const before = await rewardPointsOf(complaint)
  const { dialog, submit } = await decideUnheard(page, complaint)
  await submit.click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => rewardPointsOf(complaint)).toBe(before + 500)
})

test('a complaint is not told to be decided otherwise after an answer that was lost', async ({ page }) => {
  const complaint = await disputed('Kaarina')
  const { dialog } = await decideUnheard(page, complaint)
  await dialog.getByLabel('Outcome').selectOption('Refunded')
  await dialog.getByRole('button', { name: 'Cancel order and refund' }).click()
  await seeWords(page, /doesn’t allow this|changed this order/)
  expect((await customersOrder(complaint.by, complaint.orderNo)).status).toBe('Completed')
})
