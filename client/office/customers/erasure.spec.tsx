import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { holdAnswers } from '../../testing/heldAnswers.ts'
import { moment, nadiaCard, outcome, waiting } from '../../testing/office/userExamples.ts'
import { choose, openCard, sentOf, visit } from '../../testing/office/visitUsers.ts'
import { openedDialog } from '../../testing/openedDialog.ts'

const erasure = {
  __typename: 'ErasureRequest',
  id: '1',
  asked: moment('2026-11-20T10:00:00-07:00'),
  earliest: moment('2020-11-21T10:00:00-07:00'),
  latest: moment('2026-12-20T10:00:00-07:00'),
}
const request = { __typename: 'OfficeErasureRequest', id: '1', customer: { ...nadiaCard, erasure } }

it('lists who asked to be forgotten with what stands in the way', async () => {
  await visit('?list=erasure', { OfficeErasureRequests: waiting(request) })
  const row = within(
    (await screen.findByText('2 open orders')).closest('li')?.parentElement?.closest('li') as HTMLElement,
  )
  expect(row.getByText('21,480 paid points to refund first, worth $214.80')).toBeDefined()
  expect(row.getByText('Requested Nov 20, 2026, 10:00 AM MST. Due by Dec 20, 2026.')).toBeDefined()
  expect(row.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Erasure requests 1' }).getAttribute('aria-current')).toBe('page')
})

it('erases only after the customer’s number was typed', async () => {
  const customer = { ...request.customer, openOrders: 0, points: 0, totalPoints: 1_500 }
  const free = { ...request, customer }
  const visited = await visit('?list=erasure', {
    OfficeErasureRequests: waiting(free),
    EraseOfficeUser: outcome({ message: 'Erased.' }),
  })
  await visited.user.click(
    await screen.findByRole('button', { name: 'Erase this customer: Nadia Kowalchuk' }),
  )
  const dialog = await openedDialog('dialog', 'Erase this customer')
  await visited.user.type(dialog.getByLabelText('Type C-482130 to confirm'), 'yes')
  await visited.user.click(dialog.getByRole('button', { name: 'Erase this customer' }))
  expect(await dialog.findAllByText('That’s not the customer’s number.')).toHaveLength(2)
  expect(sentOf(visited, 'EraseOfficeUser')).toEqual([])
  await visited.user.clear(dialog.getByLabelText('Type C-482130 to confirm'))
  await visited.user.type(dialog.getByLabelText('Type C-482130 to confirm'), 'c-482130')
  await visited.user.click(dialog.getByRole('button', { name: 'Erase this customer' }))
  expect(await screen.findByText('Erased.')).toBeDefined()
  expect(sentOf(visited, 'EraseOfficeUser')).toEqual([{ customerId: 'c-1' }])
})

it('tells that there was no answer beside a number that is wrong', async () => {
  const customer = { ...request.customer, openOrders: 0, points: 0, totalPoints: 1_500 }
  const { user } = await visit('?list=erasure', {
    OfficeErasureRequests: waiting({ ...request, customer }),
    EraseOfficeUser: () => ({ status: 503 }),
  })
  await user.click(await screen.findByRole('button', { name: 'Erase this customer: Nadia Kowalchuk' }))
  const dialog = await openedDialog('dialog', 'Erase this customer')
  const send = () => user.click(dialog.getByRole('button', { name: 'Erase this customer' }))
  await user.type(dialog.getByLabelText('Type C-482130 to confirm'), 'C-482130')
  await send()
  expect(await dialog.findByText('We didn’t get an answer')).toBeDefined()
  await user.type(dialog.getByLabelText('Type C-482130 to confirm'), '7')
  await send()
  expect(await dialog.findAllByText('That’s not the customer’s number.')).toHaveLength(2)
  expect(dialog.getByText('We didn’t get an answer')).toBeDefined()
})

it('closes no dialog but its own, however late the answer comes', async () => {
  const customer = { ...request.customer, openOrders: 0, points: 0, totalPoints: 1_500 }
  const other = { ...customer, id: 'c-3', userNo: 'C-482133', firstName: 'Ada', lastName: 'Moss' }
  const { user } = await visit('?list=erasure', {
    OfficeErasureRequests: waiting({ ...request, customer }, { ...request, id: '2', customer: other }),
    EraseOfficeUser: outcome({ message: 'Erased.' }),
  })
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Erase this customer: ${name}` }))
    return openedDialog('dialog', 'Erase this customer')
  }
  const answer = holdAnswers('EraseOfficeUser')
  const first = await open('Nadia Kowalchuk')
  await user.type(first.getByLabelText('Type C-482130 to confirm'), 'C-482130')
  await user.click(first.getByRole('button', { name: 'Erase this customer' }))
  await user.keyboard('{Escape}')
  await user.click(await first.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const second = await open('Ada Moss')
  await user.type(second.getByLabelText('Type C-482133 to confirm'), 'C-48')
  answer()
  expect(await screen.findByText('Erased.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Type C-482133 to confirm').value).toBe('C-48')
})

it('says before anything is typed what stands in the way, and sends nothing until nothing does', async () => {
  const visited = await openCard('?user=c-1')
  await choose(visited, 'Erase this customer')
  const dialog = await openedDialog('dialog', 'Erase this customer')
  expect(dialog.getByText('No request from the customer')).toBeDefined()
  expect(dialog.getByRole('link', { name: '2 open orders' })).toBeDefined()
  expect(dialog.getByText('21,480 paid points to refund first, worth $214.80')).toBeDefined()
  expect(dialog.queryByLabelText('Type C-482130 to confirm')).toBeNull()
  expect(dialog.getByRole('button', { name: 'Erase this customer' }).hasAttribute('disabled')).toBe(true)
})
