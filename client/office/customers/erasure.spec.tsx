import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { moment, nadiaCard, outcome, waiting } from '../../testing/office/userExamples.ts'
import { sentOf, visit } from '../../testing/office/visitUsers.ts'
import { openedDialog } from '../../testing/openedDialog.ts'

const request = {
  __typename: 'OfficeErasureRequest',
  id: '1',
  openOrders: 2,
  asked: moment('2026-11-20T10:00:00-07:00'),
  earliest: moment('2020-11-21T10:00:00-07:00'),
  latest: moment('2026-12-20T10:00:00-07:00'),
  customer: nadiaCard,
}

it('lists who asked to be forgotten with what stands in the way', async () => {
  await visit('?list=erasure', { OfficeErasureRequests: waiting(request) })
  const row = within(
    (await screen.findByText('2 open orders')).closest('li')?.parentElement?.closest('li') as HTMLElement,
  )
  expect(row.getByText('21,480 paid points to pay back first, worth $214.80')).toBeDefined()
  expect(
    row.getByText('Asked on Nov 20, 2026, 10:00 AM MST, to be carried out by Dec 20, 2026.'),
  ).toBeDefined()
  expect(row.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Erasure requests 1' }).getAttribute('aria-current')).toBe('page')
})

it('erases only after the customer’s number was typed', async () => {
  const free = { ...request, openOrders: 0, customer: { ...nadiaCard, points: 0, totalPoints: 1_500 } }
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
  expect(await dialog.findAllByText('This is not the customer’s number.')).toHaveLength(2)
  expect(sentOf(visited, 'EraseOfficeUser')).toEqual([])
  await visited.user.clear(dialog.getByLabelText('Type C-482130 to confirm'))
  await visited.user.type(dialog.getByLabelText('Type C-482130 to confirm'), 'c-482130')
  await visited.user.click(dialog.getByRole('button', { name: 'Erase this customer' }))
  expect(await screen.findByText('Erased.')).toBeDefined()
  expect(sentOf(visited, 'EraseOfficeUser')).toEqual([{ customerId: 'c-1' }])
})
