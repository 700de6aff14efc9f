import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Answer } from '../../../testing/fakeServer.ts'
import { openedDialog } from '../../../testing/openedDialog.ts'
import { olivia, renderApp } from '../../../testing/renderApp.tsx'

const confirm = vi.fn(() => true)
beforeEach(() => {
  confirm.mockClear()
  vi.stubGlobal('confirm', confirm)
})

const kitchen = {
  __typename: 'OfficeCheckPoint',
  id: 'p-1',
  version: 3,
  name: 'Kitchen',
  minutes: 60,
  extraMode: null,
  extraAmount: null,
  translations: [],
}
const clean = {
  __typename: 'OfficeService',
  id: 'v-1',
  version: 7,
  catalog: 'HouseCleaning',
  name: 'Standard clean',
  description: 'Every room.',
  isDisabled: false,
  isFlat: false,
  periodType: 'Day',
  addOn: 'None',
  specialNotice: null,
  translations: [],
  checkPoints: [kitchen],
}
const bare = { ...clean, id: 'v-2', name: 'Window wash', description: '', isDisabled: true, checkPoints: [] }
const corner = {
  __typename: 'AdditionalItem',
  id: 'i-1',
  version: 2,
  catalog: 'HouseCleaning',
  conditionKind: 'Kitchen',
  attribute: 2,
  label: 'More than two kitchens',
  mode: 'ByPercent',
  amount: 5,
  addOn: 'None',
}
const settings = (serviceItems: object[], additionalItems: object[] = [], pointsPerMinute = 75) => ({
  data: {
    serviceItems,
    additionalItems,
    catalogSettings: {
      __typename: 'CatalogSettings',
      catalogs: ['HouseCleaning', 'LawnCare', 'SnowRemoval'].map((catalog) => ({
        __typename: 'CatalogSetting',
        catalog,
        pointsPerMinute,
        version: 4,
      })),
    },
  },
})
const price = { __typename: 'Price', basePoints: 4_500, additionalPoints: 0, totalPoints: 4_500, minutes: 60 }
const usual: Record<string, Answer> = {
  ServiceSettings: () => settings([clean, bare], [corner]),
  PreviewPrice: () => ({
    data: { previewPrice: { __typename: 'PricePreview', isOffered: true, price, drafted: price } },
  }),
}
const answered = (rest: object) => ({
  data: {
    outcome: {
      __typename: 'ServicePayload',
      service: null,
      item: null,
      message: null,
      userErrors: [],
      ...rest,
    },
  },
})
const refused = (code: string, field: string | null, message: string) =>
  answered({ userErrors: [{ __typename: 'UserError', code, field, message }] })

const visit = (server: Record<string, Answer> = {}, at = '') =>
  renderApp({ at: `/adminServiceList${at}`, admin: olivia, server: { ...usual, ...server } })
type Visited = Awaited<ReturnType<typeof visit>>
const press = async ({ user }: Visited, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const sendIn = async ({ user }: Visited, name: string) =>
  user.click((await openedDialog('dialog')).getByRole('button', { name }))
const sentOf = ({ server }: Visited, operation: string) =>
  server.calls.filter(({ operationName }) => operationName === operation).map(({ variables }) => variables)
const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`)
const toldAt = (field: string, message: string) =>
  waitFor(() => expect(document.getElementById(`${field}-error`)?.textContent).toBe(message))

it('sends visitors to the sign-in', async () => {
  const { path } = await renderApp({ at: '/adminServiceList' })
  expect(path()).toBe('/admin')
})

it('lists services with check points and sums; only one without check points can be removed', async () => {
  await visit()
  await screen.findByRole('heading', { level: 3, name: 'Standard clean' })
  expect(screen.getByText('75 points per minute')).toBeDefined()
  const first = within(rowOf('v-1') as HTMLElement)
  // 60 minutes at 75 points
  expect(first.getByText('60 mins base time, 4,500 points')).toBeDefined()
  expect(first.queryByRole('button', { name: 'Remove: Standard clean' })).toBeNull()
  expect(first.getByRole('button', { name: 'Add check point: Standard clean' })).toBeDefined()
  const second = within(rowOf('v-2') as HTMLElement)
  expect(second.getByText('No check points yet')).toBeDefined()
  expect(second.getByText('Disabled')).toBeDefined()
  expect(second.getByRole('button', { name: 'Remove: Window wash' })).toBeDefined()
  expect(second.queryByRole('button', { name: 'Add check point: Window wash' })).toBeNull()
  expect(rowOf('i-1')?.textContent).toContain('+5%')
})

it('offers another try when the list cannot be read, and says that there is no service', async () => {
  let isDown = true
  const { user } = await visit({ ServiceSettings: () => (isDown ? { status: 500 } : settings([])) })
  await screen.findByText('The list could not be loaded.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No service data')).toBeDefined()
  expect(screen.getByText('No additional items yet')).toBeDefined()
})

it('keeps the catalog in the address', async () => {
  const visited = await visit({}, '?catalog=3')
  await screen.findByRole('tab', { name: 'Snow removal', selected: true })
  await visited.user.click(screen.getByRole('tab', { name: 'Lawn care' }))
  await screen.findByRole('tab', { name: 'Lawn care', selected: true })
  expect(visited.path()).toBe('/adminServiceList?catalog=2')
  await waitFor(() =>
    expect(sentOf(visited, 'ServiceSettings')).toEqual([{ catalog: 'SnowRemoval' }, { catalog: 'LawnCare' }]),
  )
})

it('adds a service by its name, which is asked for, then shows it with the focus on it', async () => {
  let services = [clean]
  const visited = await visit({
    ServiceSettings: () => settings(services),
    AddService: () => {
      services = [clean, bare]
      return answered({ message: 'The service has been added.', service: bare })
    },
  })
  await press(visited, 'Add service')
  await sendIn(visited, 'Add service')
  await toldAt('name', 'Item name cannot be empty.')
  expect(sentOf(visited, 'AddService')).toEqual([])
  await visited.user.type(screen.getByLabelText('Name'), 'Window wash')
  await sendIn(visited, 'Add service')
  expect(await screen.findByText('The service has been added.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(rowOf('v-2')))
  expect(rowOf('v-2')).not.toBeNull()
  expect(sentOf(visited, 'AddService')).toMatchObject([
    { input: { catalog: 'HouseCleaning', name: 'Window wash', isFlat: false, periodType: 'Day' } },
  ])
})

it('shows a refusal at its field with what was typed, and asks before that is lost', async () => {
  const message = 'This value is not valid.'
  const visited = await visit({ SaveService: () => refused('FIELD_INVALID', 'name', message) })
  await press(visited, 'Edit: Standard clean')
  const dialog = await openedDialog('dialog')
  await visited.user.type(dialog.getByLabelText('Name'), ' plus')
  await sendIn(visited, 'Save Changes')
  await toldAt('name', message)
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Standard clean plus')
  expect(sentOf(visited, 'SaveService')).toMatchObject([{ input: { serviceId: 'v-1', version: 7 } }])
  confirm.mockReturnValueOnce(false)
  await visited.user.keyboard('{Escape}')
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Standard clean plus')
})

it('reads the list again where somebody was quicker, and sends the version of today then', async () => {
  let version = 7
  const visited = await visit({
    ServiceSettings: () => settings([{ ...clean, version }]),
    SaveService: () => {
      if (version === 8) return answered({ message: 'The service has been saved.', service: clean })
      version = 8
      return refused('BUSY', null, 'Somebody else changed this.')
    },
  })
  await press(visited, 'Edit: Standard clean')
  const dialog = await openedDialog('dialog')
  await visited.user.type(dialog.getByLabelText('Name'), ' plus')
  await sendIn(visited, 'Save Changes')
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toContain(
    'Somebody else changed this.',
  )
  await sendIn(visited, 'Save Changes')
  expect(await screen.findByText('The service has been saved.')).toBeDefined()
  expect(sentOf(visited, 'SaveService')).toMatchObject([{ input: { version: 7 } }, { input: { version: 8 } }])
})

it('asks for the parts of a check point in the documented words', async () => {
  const visited = await visit({
    AddCheckPoint: () => answered({ message: 'The check point has been added.', service: clean }),
  })
  await press(visited, 'Add check point: Standard clean')
  const dialog = await openedDialog('dialog')
  await visited.user.click(dialog.getByLabelText('With extra'))
  await visited.user.type(screen.getByLabelText('Counting number (1 to 500)'), '15')
  await sendIn(visited, 'Add check point')
  await toldAt('itemName', 'Item name cannot be empty.')
  await toldAt('timeConsuming', 'Base number is invalid.')
  await visited.user.type(screen.getByLabelText('Name'), 'Bath')
  await visited.user.type(screen.getByLabelText('Base time in minutes (1 to 500)'), '40')
  await sendIn(visited, 'Add check point')
  await toldAt('extraCountingType', 'Extra counting type must be set while Extra num is more than 0.')
  expect(sentOf(visited, 'AddCheckPoint')).toEqual([])
  await visited.user.selectOptions(screen.getByLabelText('Counting type'), 'Minutes taken off')
  await sendIn(visited, 'Add check point')
  expect(await screen.findByText('The check point has been added.')).toBeDefined()
  expect(sentOf(visited, 'AddCheckPoint')).toMatchObject([
    { input: { serviceId: 'v-1', name: 'Bath', minutes: 40, extraAmount: 15 } },
  ])
})

it('asks for the parts of an additional item in the documented words', async () => {
  const visited = await visit()
  await press(visited, 'Add additional item')
  await sendIn(visited, 'Add additional item')
  await toldAt('condType', 'Property condition/attribute must be selected.')
  await toldAt('countingType', 'Counting type must be selected.')
  await toldAt('consuming', 'Counting number invalid.')
  expect(sentOf(visited, 'AddAdditionalItem')).toEqual([])
})

it('asks by name before anything is removed, reads the list again, and keeps the focus on a row', async () => {
  let services = [clean, bare]
  let items = [corner]
  const visited = await visit({
    ServiceSettings: () => settings(services, items),
    RemoveCheckPoint: () => refused('BUSY', null, 'Somebody else changed this.'),
    RemoveService: () => {
      services = [clean]
      return answered({ message: 'The service has been removed.' })
    },
    RemoveAdditionalItem: () => {
      items = []
      return answered({
        __typename: 'AdditionalItemPayload',
        message: 'The additional item has been removed.',
      })
    },
  })
  confirm.mockReturnValueOnce(false)
  await press(visited, 'Remove: Window wash')
  expect(sentOf(visited, 'RemoveService')).toEqual([])
  await press(visited, 'Remove: Kitchen')
  expect(await screen.findByText('Somebody else changed this.')).toBeDefined()
  await press(visited, 'Remove: Window wash')
  expect(await screen.findByText('The service has been removed.')).toBeDefined()
  await waitFor(() => expect(rowOf('v-2')).toBeNull())
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('i-1'))
  await press(visited, 'Remove: Kitchen: More than two kitchens')
  expect(await screen.findByText('The additional item has been removed.')).toBeDefined()
  expect(await screen.findByText('No additional items yet')).toBeDefined()
  expect(confirm.mock.calls.flat()).toEqual([
    'Are you sure you want to remove the service Window wash?',
    'Are you sure you want to remove the check point Kitchen of Standard clean?',
    'Are you sure you want to remove the service Window wash?',
    'Are you sure you want to remove the additional item Kitchen: More than two kitchens?',
  ])
  expect(sentOf(visited, 'RemoveService')).toEqual([{ input: { serviceId: 'v-2', version: 7 } }])
  expect(sentOf(visited, 'RemoveAdditionalItem')).toEqual([{ input: { itemId: 'i-1', version: 2 } }])
})

it('leaves it to the server what a minute may cost, and tells its refusal at the field', async () => {
  const message = 'Points per minute must be a whole number from 1 to 1,000.'
  const visited = await visit({
    SaveCatalogSettings: () => refused('POINTS_PER_MINUTE_INVALID', 'pointsPerMinute', message),
  })
  await press(visited, 'Edit: 75 points per minute')
  const dialog = await openedDialog('dialog')
  const field = dialog.getByLabelText('Points per minute')
  expect(field).toHaveProperty('value', '75')
  await visited.user.clear(field)
  await visited.user.type(field, '0')
  await sendIn(visited, 'Save Changes')
  await toldAt('pointsPerMinute', message)
  expect(sentOf(visited, 'SaveCatalogSettings')).toEqual([
    { input: { catalog: 'HouseCleaning', version: 4, pointsPerMinute: 0 } },
  ])
})
