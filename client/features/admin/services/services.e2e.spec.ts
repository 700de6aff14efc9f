import { expect, type Page } from '@playwright/test'
import { askProduct } from '../../../testing/askProduct.ts'
import { test } from '../../../testing/browserTest.ts'
import { openAs, signInToOffice, type Visitor } from '../../../testing/demoPeople.ts'

/** The office's services on the real server: every dialog and action, and what customers are offered then. */

interface Offers {
  readonly serviceOffers: { readonly offers: readonly Offer[] }
}
interface Offer {
  readonly name: string
  readonly specialNotice: string | null
  readonly price: { readonly basePoints: number; readonly additionalPoints: number }
}

test('a service and its check point are added and edited', async ({ page, avery }) => {
  const office = await signInToOffice('admin')
  await openAs(page, office)
  const name = `Fence wash ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/adminServiceList?catalog=2')
  await expect(page.getByRole('tab', { name: 'Lawn care', selected: true })).toBeVisible()

  await test.step('nothing without a name', async () => {
    await page.getByRole('button', { name: 'Add service' }).click()
    await send(page, 'Add service')
    await expect(page.locator('#name-error')).toHaveText('Item name cannot be empty.')
  })

  await test.step('typed input is not lost', async () => {
    await page.getByLabel('Name', { exact: true }).fill(name)
    page.once('dialog', (question) => void question.dismiss())
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
  })

  await test.step('added', async () => {
    await page.getByLabel('Description').fill('All boards, both sides.')
    await send(page, 'Add service')
    await expect(page.getByText('The service has been added.')).toBeVisible()
    await expect(card(page, name)).toBeFocused()
    expect(await offerOf(name, avery)).toBeUndefined()
  })

  await test.step('a check point needs a time and both parts of its extra', async () => {
    await card(page, name).getByRole('button', { name: 'Add check point' }).click()
    await page.getByLabel('With extra').check()
    await page.getByLabel('Counting number').fill('15')
    await send(page, 'Add check point')
    await expect(page.locator('#itemName-error')).toHaveText('Item name cannot be empty.')
    await expect(page.locator('#timeConsuming-error')).toHaveText('Base number is invalid.')
    await page.getByLabel('Name', { exact: true }).fill('Boards')
    await page.getByLabel('Base time').fill('60')
    await send(page, 'Add check point')
    await expect(page.locator('#extraCountingType-error')).toHaveText(
      'Extra counting type must be set while Extra num is more than 0.',
    )
    await page.getByLabel('Counting type').selectOption('Minutes taken off')
    await page.getByLabel('Counting number').fill('')
    await send(page, 'Add check point')
    await expect(page.locator('#extraConsuming-error')).toHaveText(
      'Extra num must be set while Extra counting type has been set.',
    )
    await page.getByLabel('Counting number').fill('15')
    // 60 minutes at 90 points, less 15 minutes
    await expect(page.getByRole('dialog').getByText('4,050 points')).toBeVisible()
    await send(page, 'Add check point')
    await expect(page.getByText('The check point has been added.')).toBeVisible()
    await expect(card(page, name).getByText('Reduction')).toBeVisible()
    const offer = await offerOf(name, avery)
    expect(offer?.price.basePoints).toBe(5400)
    await expect(card(page, name).getByRole('button', { name: `Remove: ${name}` })).toHaveCount(0)
  })

  await test.step('the check point is edited', async () => {
    await card(page, name).getByRole('button', { name: 'Edit: Boards' }).click()
    await page.getByLabel('With extra').uncheck()
    await page.getByLabel('Base time').fill('80')
    await send(page, 'Save Changes')
    await expect(page.getByText('The check point has been saved.')).toBeVisible()
    expect((await offerOf(name, avery))?.price.basePoints).toBe(7200)
  })
})

test('a service is translated, made flat and disabled', async ({ page, avery }) => {
  const office = await signInToOffice('admin')
  const name = `Gate wash ${crypto.randomUUID().slice(0, 8)}`
  await newService(name, office)
  await openAs(page, office)
  await page.goto('/adminServiceList?catalog=2')

  await test.step('its words in other languages', async () => {
    await card(page, name)
      .getByRole('button', { name: `Texts: ${name}` })
      .click()
    const french = page.getByRole('group', { name: 'French' })
    await page.getByRole('group', { name: 'English' }).getByLabel('Notice').fill('Please clear the fence.')
    await french.getByLabel('Name').fill('Lavage de clôture')
    await french.getByLabel('Notice').fill('Dégagez la clôture.')
    await send(page, 'Save Changes')
    await expect(page.getByText('The service has been saved.')).toBeVisible()
    expect((await offerOf(name, avery))?.specialNotice).toBe('Please clear the fence.')
    const french2 = await offerOf('Lavage de clôture', avery, 'fr')
    expect(french2?.specialNotice).toBe('Dégagez la clôture.')
  })

  await test.step('a flat service can be booked by the month', async () => {
    await card(page, name)
      .getByRole('button', { name: `Edit: ${name}` })
      .click()
    await expect(page.getByLabel('Period type')).toHaveCount(0)
    await page.getByLabel('Flat price').check()
    await page.getByLabel('Period type').selectOption('A month')
    await send(page, 'Save Changes')
    await expect(card(page, name).getByText('Flat price')).toBeVisible()
    await expect(card(page, name).getByText('A month')).toBeVisible()
    expect((await offerOf(name, avery))?.price.additionalPoints).toBe(0)
  })

  await test.step('disabled, it is not offered and its check points are fixed', async () => {
    await card(page, name)
      .getByRole('button', { name: `Edit: ${name}` })
      .click()
    await page.getByLabel('Disabled').check()
    await send(page, 'Save Changes')
    await expect(card(page, name).getByText('Disabled')).toBeVisible()
    await expect(card(page, name).getByRole('button', { name: 'Add check point' })).toHaveCount(0)
    await expect(card(page, name).getByRole('button', { name: 'Edit: Boards' })).toHaveCount(0)
    expect(await offerOf(name, avery)).toBeUndefined()
  })
})

test('a service is removed, check points first, and all of it is on the record in words', async ({
  page,
}) => {
  const office = await signInToOffice('admin')
  const name = `Shed wash ${crypto.randomUUID().slice(0, 8)}`
  await newService(name, office)
  await openAs(page, office)
  await page.goto('/adminServiceList?catalog=2')

  await test.step('its check point becomes longer', async () => {
    await card(page, name).getByRole('button', { name: 'Edit: Boards' }).click()
    await page.getByLabel('Base time').fill('75')
    await send(page, 'Save Changes')
    await expect(card(page, name).getByText('75 mins', { exact: true })).toBeVisible()
  })

  await test.step('the record says who did it', async () => {
    await card(page, name)
      .getByRole('button', { name: `Changes: ${name}` })
      .click()
    const drawer = page.getByRole('dialog', { name: 'Record of changes' })
    const saved = drawer.getByRole('listitem').filter({ hasText: `Check point saved: Boards · ${name}` })
    await expect(saved).toContainText('Base time60 mins → 75 mins')
    await expect(saved).toContainText('admin')
    await expect(drawer.getByText(`Check point added: Boards · ${name}`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  })

  await test.step('removed, check points first, after the browser asked', async () => {
    const asked: string[] = []
    page.on('dialog', (question) => {
      asked.push(question.message())
      void question.accept()
    })
    await card(page, name).getByRole('button', { name: 'Remove: Boards' }).click()
    await expect(page.getByText('The check point has been removed.')).toBeVisible()
    await card(page, name)
      .getByRole('button', { name: `Remove: ${name}` })
      .click()
    await expect(page.getByText('The service has been removed.')).toBeVisible()
    await expect(card(page, name)).toHaveCount(0)
    expect(asked).toEqual([
      `Are you sure you want to remove the check point Boards of ${name}?`,
      `Are you sure you want to remove the service ${name}?`,
    ])
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })
})

test('an additional item is added, edited and removed', async ({ page }) => {
  const office = await signInToOffice('admin')
  await openAs(page, office)
  await page.goto('/adminServiceList?catalog=2')
  const before = await itemsOf(office)
  await page.getByRole('button', { name: 'Add additional item' }).click()
  await send(page, 'Add additional item')
  await expect(page.locator('#condType-error')).toHaveText('Property condition/attribute must be selected.')
  await expect(page.locator('#countingType-error')).toHaveText('Counting type must be selected.')
  await expect(page.locator('#consuming-error')).toHaveText('Counting number invalid.')
  await page.getByLabel('Property condition').selectOption('Kitchen')
  await page.getByLabel('Property attribute').selectOption('More than two kitchens')
  await page.getByLabel('Counting type').selectOption('Percent added')
  await page.getByLabel('Counting number').fill('5')
  // nobody else's services are of this kind
  await page.getByLabel('Detail type').selectOption('Seasonal cleanup')
  await send(page, 'Add additional item')
  await expect(page.getByText('The additional item has been added.')).toBeVisible()
  const row = page.locator('li', { hasText: 'Kitchen More than two kitchens' })
  await expect(row).toContainText('+5%')
  const [added] = (await itemsOf(office)).filter(({ id }) => !before.some((one) => one.id === id))
  expect(added).toMatchObject({ mode: 'ByPercent', amount: 5, addOn: 'SeasonalCleanup' })

  await row.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Counting type').selectOption('Minutes taken off')
  await send(page, 'Save Changes')
  await expect(row).toContainText('−5 mins')
  await expect(row).toContainText('Reduction')

  page.on('dialog', (question) => void question.accept())
  await row.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The additional item has been removed.')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await itemsOf(office)).toEqual(before)
})

test('points per minute are refused in words, previewed, and the tab stays through a reload', async ({
  page,
}) => {
  await openAs(page, await signInToOffice('admin'))
  await page.goto('/adminServiceList')
  await page.getByRole('tab', { name: 'House cleaning' }).focus()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/catalog=3$/)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Snow removal', selected: true })).toBeVisible()
  await page.getByRole('button', { name: /^Edit: .* points per minute/ }).click()
  await page.getByRole('spinbutton', { name: 'Points per minute' }).fill('0')
  await send(page, 'Save Changes')
  await expect(page.locator('#pointsPerMinute-error')).toHaveText(
    'Points per minute must be a whole number from 1 to 1,000.',
  )
  await page.getByRole('spinbutton', { name: 'Points per minute' }).fill('180')
  await expect(page.getByRole('dialog').getByText('With this change')).toBeVisible()
  page.once('dialog', (question) => void question.accept())
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('90 points per minute')).toBeVisible()
})

function card(page: Page, name: string) {
  return page.getByRole('listitem', { name, exact: true })
}

async function send(page: Page, label: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
}

/** What avery is offered for the default address under that name. */
async function offerOf(name: string, { token }: Visitor, language = 'en'): Promise<Offer | undefined> {
  const { addresses } = await askProduct<{ addresses: { id: string; isDefault: boolean }[] }>(
    '{ addresses { id isDefault } }',
    {},
    token,
  )
  const response = await fetch(`${process.env.BASE_URL}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({
      query: `query ($addressId: ID!) {
        serviceOffers(addressId: $addressId, catalog: LawnCare) {
          offers { name specialNotice price { basePoints additionalPoints } }
        }
      }`,
      variables: { addressId: addresses.find(({ isDefault }) => isDefault)?.id },
    }),
  })
  const { data }: { data: Offers } = await response.json()
  return data.serviceOffers.offers.find((offer) => offer.name === name)
}

/** A service of the spec's own with one check point, as the office would add it. */
async function newService(name: string, { token }: Visitor): Promise<void> {
  const { addService } = await askProduct<{ addService: { service: { id: string } } }>(
    'mutation ($input: AddServiceInput!) { addService(input: $input) { service { id } } }',
    {
      input: {
        key: crypto.randomUUID(),
        catalog: 'LawnCare',
        name,
        isDisabled: false,
        isFlat: false,
        periodType: 'Day',
        addOn: 'None',
      },
    },
    token,
  )
  await askProduct(
    'mutation ($input: AddCheckPointInput!) { addCheckPoint(input: $input) { userErrors { code } } }',
    {
      input: { key: crypto.randomUUID(), serviceId: addService.service.id, name: 'Boards', minutes: 60 },
    },
    token,
  )
}

async function itemsOf({ token }: Visitor) {
  const { additionalItems } = await askProduct<{
    additionalItems: { id: string; mode: string; amount: number; addOn: string }[]
  }>('{ additionalItems(catalog: LawnCare) { id mode amount addOn } }', {}, token)
  return additionalItems
}
