import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubConfirm } from '../../testing/confirmStub.ts'
import { chooseMore, openMore, rowOf, sentOf } from '../../testing/office/settingsSteps.ts'
import {
  answered,
  bare,
  clean,
  corner,
  refused,
  settings,
  visit,
} from '../../testing/office/visitServices.ts'
import { renderApp } from '../../testing/renderApp.tsx'

const confirm = stubConfirm()

it('sends visitors to the sign-in', async () => {
  const { path } = await renderApp({ at: '/adminServiceList' })
  expect(path()).toBe('/admin')
})

const choicesOf = async (visited: Awaited<ReturnType<typeof visit>>, name: string) =>
  (await openMore(visited, name)).getAllByRole('menuitem').map(({ textContent }) => textContent)
const removeIn = (visited: Awaited<ReturnType<typeof visit>>, name: string) =>
  chooseMore(visited, name, 'Remove')

it('lists services with check points and sums; only one without check points can be removed', async () => {
  const visited = await visit()
  await screen.findByRole('heading', { level: 3, name: 'Standard clean' })
  expect(screen.getByText('75 points per minute')).toBeDefined()
  const first = within(rowOf('v-1') as HTMLElement)
  // 60 minutes at 75 points
  expect(first.getByText('4,500 points')).toBeDefined()
  expect(first.getByText('$45.00')).toBeDefined()
  expect(await choicesOf(visited, 'Standard clean')).toEqual(['Edit', 'Translations', 'Activity log'])
  expect(first.getByRole('button', { name: 'Add check point: Standard clean' })).toBeDefined()
  const second = within(rowOf('v-2') as HTMLElement)
  expect(second.getByText('No check points yet')).toBeDefined()
  expect(second.getByText('Disabled')).toBeDefined()
  expect(await choicesOf(visited, 'Window wash')).toEqual(['Edit', 'Translations', 'Activity log', 'Remove'])
  expect(second.queryByRole('button', { name: 'Add check point: Window wash' })).toBeNull()
  expect(rowOf('i-1')?.textContent).toContain('+5%')
})

it('folds away a long list of check points, and unfolds it when one is asked for or added', async () => {
  const checkPoints = ['Kitchen', 'Bathrooms', 'Floors'].map((name) => ({
    ...clean.checkPoints[0],
    id: name,
    name,
  }))
  const { user } = await visit({ ServiceSettings: () => settings([{ ...clean, checkPoints }]) })
  const toggle = await screen.findByRole('button', { name: '3 check points' })
  expect(screen.queryByText('Bathrooms')).toBeNull()
  expect(screen.getByText('13,500 points')).toBeDefined()
  await user.click(toggle)
  expect(screen.getByText('Bathrooms')).toBeDefined()
  await user.click(toggle)
  expect(screen.queryByText('Bathrooms')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add check point: Standard clean' }))
  expect(screen.getByText('Bathrooms')).toBeDefined()
})

it('offers another try when the list cannot be read, and says that there is no service', async () => {
  let isDown = true
  const { user } = await visit({ ServiceSettings: () => (isDown ? { status: 500 } : settings([])) })
  await screen.findByText('Couldn’t load the list.')
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

it('asks by name before anything is removed, reads the list again, and keeps the focus on a row', async () => {
  let services = [clean, bare]
  let items = [corner]
  const visited = await visit({
    ServiceSettings: () => settings(services, items),
    RemoveCheckPoint: () => refused('BUSY', null, 'Somebody else changed this.'),
    RemoveService: () => {
      services = [clean]
      return answered({ message: 'Service removed' })
    },
    RemoveAdditionalItem: () => {
      items = []
      return answered({
        __typename: 'AdditionalItemPayload',
        message: 'Additional item removed',
      })
    },
  })
  confirm.mockReturnValueOnce(false)
  await removeIn(visited, 'Window wash')
  expect(sentOf(visited, 'RemoveService')).toEqual([])
  await removeIn(visited, 'Kitchen')
  expect(await screen.findByText('Somebody else changed this.')).toBeDefined()
  await removeIn(visited, 'Window wash')
  expect(await screen.findByText('Service removed')).toBeDefined()
  await waitFor(() => expect(rowOf('v-2')).toBeNull())
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('i-1'))
  await removeIn(visited, 'Kitchen: More than two kitchens')
  expect(await screen.findByText('Additional item removed')).toBeDefined()
  expect(await screen.findByText('No additional items yet')).toBeDefined()
  expect(confirm.mock.calls.flat()).toEqual([
    'Are you sure you want to remove the service Window wash?',
    'Are you sure you want to remove the check point Kitchen from Standard clean?',
    'Are you sure you want to remove the service Window wash?',
    'Are you sure you want to remove the additional item Kitchen: More than two kitchens?',
  ])
  expect(sentOf(visited, 'RemoveService')).toEqual([{ input: { serviceId: 'v-2', version: 7 } }])
  expect(sentOf(visited, 'RemoveAdditionalItem')).toEqual([{ input: { itemId: 'i-1', version: 2 } }])
})
