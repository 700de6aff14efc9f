import { expect, type Page } from '@playwright/test'
import { askProduct, changeProduct } from '../../testing/askProduct.ts'
import { test as base } from '../../testing/browserTest.ts'
import { signInCustomer, signInToOffice, type Visitor } from '../../testing/demoPeople.ts'
import { type MovedClock, startMovedClock } from '../../testing/movedClock.ts'

/** Six weeks of recurring visits, from a Tuesday in November to the first one in January (decisions N1 to N13). */

const test = base.extend<object, { product: MovedClock }>({
  product: [
    async ({ browserName: _ }, use) => {
      const shared = process.env.BASE_URL
      const product = await startMovedClock()
      process.env.BASE_URL = product.url
      await use(product)
      process.env.BASE_URL = shared
      await product.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.url),
})

/** All three sessions in the page's storage, made anew because weeks pass. */
async function signInAgain(page: Page, { email, password }: MovedClock) {
  const customer = await signInCustomer(email, password)
  const [admin, sam] = [await signInToOffice('admin'), await signInToOffice('sam')]
  await page.evaluate(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
    },
    { ...customer.stored, ...admin.stored, ...sam.stored },
  )
  return { customer, admin, sam }
}

interface Settings {
  readonly catalogSettings: {
    readonly catalogs: readonly {
      readonly catalog: string
      readonly pointsPerMinute: number
      readonly version: number
    }[]
  }
}

const saves = ({ token }: Visitor, verb: string, type: string, input: object) =>
  changeProduct(
    `mutation ($input: ${type}!) { ${verb}(input: $input) { userErrors { message } } }`,
    { input },
    token,
  )
const officeDoes = (who: Visitor, verb: string, type: string, input: object) =>
  saves(who, verb, type, { key: crypto.randomUUID(), ...input })

const rowsOf = async (page: Page, list: string) => {
  const rows = await page.getByRole('region', { name: list }).getByRole('listitem').allInnerTexts()
  return rows.map((row) => row.replaceAll(/\s+/g, ' '))
}

test('weekly visits are booked, served, skipped, paused, paid, moved and ended', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000)
  const { addressIds, serviceId, groupId, userId } = product
  await page.goto('/')
  let people = await signInAgain(page, product)
  let seriesPage = ''
  const openSeries = async () => {
    await page.goto(seriesPage)
    await expect(page.getByRole('heading', { level: 1, name: 'Standard clean' })).toBeVisible()
  }
  const itIs = async (local: string) => {
    await product.itIs(local)
    people = await signInAgain(page, product)
    await openSeries()
  }
  const shown = (expected: readonly (string | RegExp)[]) =>
    expect(async () => {
      const rows = await rowsOf(page, 'Next visits')
      expect(rows).toEqual(expected.map((row) => expect.stringMatching(row)))
    }).toPass()
  const orderOf = async (day: string) => {
    const href = await page.getByRole('link', { name: new RegExp(`^${day}`) }).getAttribute('href')
    return href?.split('/').at(-1) ?? ''
  }
  const serve = async (orderNo: string) => {
    for (const verb of ['startService', 'endService'])
      await officeDoes(people.sam, verb, 'ServeOrderInput', { orderNo })
  }

  await test.step('begun at the review: the visits of the next 14 days are booked at once', async () => {
    await page.goto(`/serviceOrderSummary/1/${addressIds[0]}/${serviceId}/2026/12/1/1/0930/0`)
    await page.getByRole('radio', { name: /^Every week/ }).check()
    await page.getByRole('button', { name: /^Start visits/ }).click()
    await expect(page).toHaveURL(/\/userSeries\/[\w-]+$/)
    seriesPage = new URL(page.url()).pathname
    await expect(page.getByText('Every week · Tuesday morning')).toBeVisible()
    await shown([
      /^Tue, Dec 1 .*Pending/,
      /^Tue, Dec 8 .*Pending/,
      /Dec 15 .*Planned/,
      /Dec 22/,
      /Dec 29/,
      /Jan 5/,
    ])
  })

  await test.step('given to a crew, which becomes the usual one, and served', async () => {
    const [first, second] = [await orderOf('Tue, Dec 1'), await orderOf('Tue, Dec 8')]
    for (const orderNo of [first, second])
      await officeDoes(people.admin, 'assignGroup', 'AssignGroupInput', { orderNo, groupId })
    await itIs('2026-12-01T09:40')
    await page.goto('/staffOngoingOrderList/0')
    await expect(page.getByText(first)).toBeVisible()
    await serve(first)
    await openSeries()
    await shown([
      /^Tue, Dec 1 .*Completed/,
      /Dec 8 .*Confirmed/,
      /Dec 15 .*Waiting for points/,
      /Dec 22/,
      /Dec 29/,
      /Jan 5/,
    ])
  })

  await test.step('booked as soon as points come in', async () => {
    await expect(page.getByText(/10,433 points short/)).toBeVisible()
    await officeDoes(people.admin, 'grantRewardPoints', 'GrantRewardPointsInput', {
      customerId: userId,
      amount: 90_000,
    })
    await itIs('2026-12-01T11:00')
    await shown([/Dec 1/, /Dec 8/, /^Tue, Dec 15 .*Confirmed/, /Dec 22 .*Planned/, /Dec 29/, /Jan 5/])
  })

  await test.step('skipped and taken back, and one booked visit cancelled as an order of its own', async () => {
    await page.getByRole('button', { name: /^Skip Tue, Dec 22/ }).click()
    await shown([/Dec 1/, /Dec 8/, /Dec 15/, /Dec 22 .*Skipped/, /Dec 29/, /Jan 5/])
    await page.getByRole('button', { name: /^Undo skip of Tue, Dec 22/ }).click()
    await shown([/Dec 1/, /Dec 8/, /Dec 15/, /Dec 22 .*Planned/, /Dec 29/, /Jan 5/])
    await page.getByRole('link', { name: /^Cancel visit, Tue, Dec 15/ }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Cancel/ })
      .click()
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
    await openSeries()
    await shown([/Dec 1/, /Dec 8/, /Dec 15 .*Cancelled/, /Dec 22 .*Planned/, /Dec 29/, /Jan 5/])
  })

  await test.step('paused for some days', async () => {
    await page.getByRole('button', { name: 'Pause' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('First day without visits').fill('2026-12-27')
    await dialog.getByLabel(/^Last day without visits/).fill('2027-01-02')
    await dialog.getByRole('button', { name: 'Pause visits' }).click()
    await shown([/Dec 1/, /Dec 8/, /Dec 15/, /Dec 22 .*Planned/, /Dec 29 .*Paused/, /Jan 5 .*Planned/])
  })

  await test.step('dearer: the next visit waits until the customer agrees', async () => {
    const { catalogSettings } = await askProduct<Settings>(
      '{ catalogSettings { catalogs { catalog pointsPerMinute version } } }',
      {},
      people.admin.token,
    )
    const [cleaning] = catalogSettings.catalogs.filter(({ catalog }) => catalog === 'HouseCleaning')
    const rate = { ...cleaning, pointsPerMinute: (cleaning?.pointsPerMinute ?? 0) + 1 }
    await saves(people.admin, 'saveCatalogSettings', 'SaveCatalogSettingsInput', rate)
    await serveDecember8()
    await shown([/Dec 8/, /Dec 15/, /^Tue, Dec 22 .*New price/, /Dec 29/, /Jan 5/, /Jan 12/])
    await page.getByRole('button', { name: /^Agree to/ }).click()
    await shown([/Dec 8/, /Dec 15/, /^Tue, Dec 22 .*Confirmed/, /Dec 29/, /Jan 5/, /Jan 12/])
  })

  await test.step('on a closed day: it moves within its week', async () => {
    await saves(people.admin, 'addClosedDate', 'ClosedDateInput', { date: '2027-01-05' })
    await itIs('2026-12-22T10:00')
    await shown([
      /Dec 22/,
      /Dec 29 .*Paused/,
      /^Mon, Jan 4 .*Moved from Tue, Jan 5/,
      /Jan 12/,
      /Jan 19/,
      /Jan 26/,
    ])
  })

  await test.step('the office and the crew see the same', async () => {
    const daysOf = async () => (await rowsOf(page, 'Next visits')).map((row) => row.slice(0, 11))
    const [days, orderNo] = [await daysOf(), await orderOf('Tue, Dec 22')]
    await page.goto(`/adminSeries/${seriesPage.split('/').at(-1)}`)
    await expect(page.getByLabel('Usual crew')).toHaveValue(groupId)
    expect(await daysOf()).toEqual(days)
    await page.goto('/staffOngoingOrderList/0')
    await expect(page.getByText(orderNo)).toBeVisible()
  })

  await test.step('ended six weeks later; what was booked stays, and everything adds up', async () => {
    await itIs('2027-01-05T10:00')
    await page.getByRole('button', { name: 'End' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End visits' }).click()
    await expect(page.getByText('These recurring visits have ended.')).toBeVisible()
    expect(await product.verify()).toMatchObject({ code: 0, failures: [] })
  })

  async function serveDecember8() {
    const orderNo = await orderOf('Tue, Dec 8')
    await itIs('2026-12-08T09:40')
    await serve(orderNo)
    await openSeries()
  }
})
