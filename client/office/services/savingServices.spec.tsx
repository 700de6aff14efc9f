import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubConfirm } from '../../testing/confirmStub.ts'
import { holdAnswers } from '../../testing/heldAnswers.ts'
import { chooseMore, press, rowOf, sendIn, sentOf } from '../../testing/office/settingsSteps.ts'
import {
  answered,
  bare,
  clean,
  expectFieldError,
  refused,
  settings,
  visit,
} from '../../testing/office/visitServices.ts'
import { openedDialog } from '../../testing/openedDialog.ts'

stubConfirm()

it('adds a service by its name, which is asked for, then shows it with the focus on it', async () => {
  let services = [clean]
  const visited = await visit({
    ServiceSettings: () => settings(services),
    AddService: () => {
      services = [clean, bare]
      return answered({ message: 'Service added', service: bare })
    },
  })
  await press(visited, 'Add service')
  await sendIn(visited, 'Add service')
  await expectFieldError('name', 'Item name cannot be empty.')
  expect(sentOf(visited, 'AddService')).toEqual([])
  await visited.user.type(screen.getByLabelText('Name'), 'Window wash')
  await visited.user.type(screen.getByLabelText('Notice'), 'Please open the blinds.')
  await sendIn(visited, 'Add service')
  expect(await screen.findByText('Service added')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(rowOf('v-2')))
  expect(rowOf('v-2')).not.toBeNull()
  expect(sentOf(visited, 'AddService')).toMatchObject([
    {
      input: {
        ...{ catalog: 'HouseCleaning', name: 'Window wash', specialNotice: 'Please open the blinds.' },
        ...{ isFlat: false, periodType: 'Day' },
      },
    },
  ])
})

it('shows a refusal at its field with what was typed, and asks before that is lost', async () => {
  const message = 'This value isn’t valid.'
  const visited = await visit({ SaveService: () => refused('FIELD_INVALID', 'name', message) })
  await chooseMore(visited, 'Standard clean', 'Edit')
  const dialog = await openedDialog('dialog')
  await visited.user.type(dialog.getByLabelText('Name'), ' plus')
  await sendIn(visited, 'Save Changes')
  await expectFieldError('name', message)
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Standard clean plus')
  expect(sentOf(visited, 'SaveService')).toMatchObject([{ input: { serviceId: 'v-1', version: 7 } }])
  await visited.user.keyboard('{Escape}')
  await visited.user.click(await dialog.findByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Standard clean plus')
})

it('reads the list again where somebody was quicker, and sends the version of today then', async () => {
  let version = 7
  const visited = await visit({
    ServiceSettings: () => settings([{ ...clean, version }]),
    SaveService: () => {
      if (version === 8) return answered({ message: 'Service saved', service: clean })
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
  expect(await screen.findByText('Service saved')).toBeDefined()
  expect(sentOf(visited, 'SaveService')).toMatchObject([{ input: { version: 7 } }, { input: { version: 8 } }])
})

it('asks for the parts of a check point in the documented words', async () => {
  const visited = await visit({
    AddCheckPoint: () => answered({ message: 'Check point added', service: clean }),
  })
  await press(visited, 'Add check point: Standard clean')
  await sendIn(visited, 'Add check point')
  await expectFieldError('name', 'Item name cannot be empty.')
  await expectFieldError('minutes', 'Base number is invalid.')
  await visited.user.type(screen.getByLabelText('Name'), 'Bath')
  await visited.user.type(screen.getByLabelText('Base time in minutes (1 to 500)'), '40')
  await visited.user.click(screen.getByLabelText('Add an extra'))
  await visited.user.type(screen.getByLabelText('Counting number (1 to 500)'), '15')
  await sendIn(visited, 'Add check point')
  await expectFieldError('extraMode', 'Extra counting type must be set while Extra num is more than 0.')
  expect(sentOf(visited, 'AddCheckPoint')).toEqual([])
  await visited.user.selectOptions(screen.getByLabelText('Counting type'), 'Subtract minutes')
  await sendIn(visited, 'Add check point')
  expect(await screen.findByText('Check point added')).toBeDefined()
  expect(sentOf(visited, 'AddCheckPoint')).toMatchObject([
    { input: { serviceId: 'v-1', name: 'Bath', minutes: 40, extraAmount: 15 } },
  ])
})

it('asks for the parts of an additional item in the documented words', async () => {
  const visited = await visit()
  await press(visited, 'Add additional item')
  await sendIn(visited, 'Add additional item')
  await expectFieldError('conditionKind', 'Property condition/attribute must be selected.')
  await expectFieldError('mode', 'Counting type must be selected.')
  await expectFieldError('amount', 'Counting number invalid.')
  expect(sentOf(visited, 'AddAdditionalItem')).toEqual([])
})

it('tells classes of area and driveway apart by bedrooms and garages where one is chosen', async () => {
  const visited = await visit()
  await press(visited, 'Add additional item')
  const offered = async (condition: string) => {
    await visited.user.selectOptions(screen.getByLabelText('Property condition'), condition)
    const attributes = screen.getByLabelText<HTMLSelectElement>('Property attribute')
    return [...attributes.options].slice(1).map((option) => option.text)
  }
  expect(await offered('Area')).toEqual([
    'Under 1,000 sq ft (fewer than 3 bedrooms)',
    '1,000 to 2,300 sq ft (4 or 5 bedrooms)',
    '2,300 to 4,000 sq ft (more than 5 bedrooms)',
    'Over 4,000 sq ft',
    'Corner lot',
    'Walkway',
  ])
  expect(await offered('Driveway')).toEqual([
    'No garage',
    'Standard driveway (double garage or smaller)',
    'Driveway larger than standard (fewer than 4 garages)',
    'Driveway for more than four cars (4 or more garages)',
  ])
})

it('leaves it to the server what a minute may cost, and tells its refusal at the field', async () => {
  const message = 'Enter whole points per minute from 1 to 1,000.'
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
  await expectFieldError('pointsPerMinute', message)
  expect(sentOf(visited, 'SaveCatalogSettings')).toEqual([
    { input: { catalog: 'HouseCleaning', version: 4, pointsPerMinute: 0 } },
  ])
})

it('adds one service, however often it is pressed until the list is read', async () => {
  const visited = await visit({
    AddService: () => answered({ message: 'Service added', service: bare }),
  })
  await press(visited, 'Add service')
  const dialog = await openedDialog('dialog')
  await visited.user.type(dialog.getByLabelText('Name'), 'Window wash')
  const letGo = holdAnswers('ServiceSettings')
  await sendIn(visited, 'Add service')
  expect(await screen.findByText('Service added')).toBeDefined()
  await visited.user.click(dialog.getByRole('button', { name: 'Add service' }))
  letGo()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentOf(visited, 'AddService')).toHaveLength(1)
})

it('counts a name that grows too long, and asks for no price of what cannot be saved', async () => {
  const visited = await visit()
  const { user } = visited
  await press(visited, 'Add check point: Standard clean')
  const dialog = await openedDialog('dialog')
  const name = dialog.getByLabelText('Name')
  await user.type(dialog.getByLabelText(/^Base time/), '35')
  await user.click(name)
  await user.paste('x'.repeat(62))
  expect(dialog.getByText('62/50')).toBeDefined()
  expect(await dialog.findByText('Complete the form to preview the price.')).toBeDefined()
  await user.clear(name)
  await user.type(name, 'Sauna')
  expect(dialog.queryByText(/\/50$/)).toBeNull()
  expect(await dialog.findByText('New price')).toBeDefined()
  await waitFor(() =>
    expect(sentOf(visited, 'PreviewPrice').at(-1)).toMatchObject({
      draft: { checkPoint: { name: 'Sauna', minutes: 35 } },
    }),
  )
  expect(JSON.stringify(sentOf(visited, 'PreviewPrice'))).not.toContain('xxx')
})
