import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubConfirm } from '../../testing/confirmStub.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { answered, crew, empty, listed, sam, visit } from '../../testing/office/groupSteps.ts'
import { press, rowOf, sendIn, sentOf } from '../../testing/office/settingsSteps.ts'
import { openedDialog } from '../../testing/openedDialog.ts'

const confirm = stubConfirm()
const available: Answer = () => ({ data: { availableStaff: [{ ...sam, id: 's-2', firstName: 'Lee' }] } })

it('adds people who are in no group, at least one', async () => {
  const visited = await visit({
    AvailableStaff: available,
    AddStaffToGroup: () => answered({ message: '1 person added to the crew', group: empty }),
  })
  await press(visited, 'Add staff: Night shift')
  await screen.findByRole('checkbox', { name: /Lee Reyes/ })
  await sendIn(visited, 'Add staff')
  await waitFor(() =>
    expect(document.getElementById('staffIds-error')?.textContent).toBe('Must select at least one staff.'),
  )
  expect(sentOf(visited, 'AddStaffToGroup')).toEqual([])
  await visited.user.click(screen.getByRole('checkbox', { name: /Lee Reyes/ }))
  await sendIn(visited, 'Add staff')
  expect(await screen.findByText('1 person added to the crew')).toBeDefined()
  expect(sentOf(visited, 'AddStaffToGroup')).toEqual([{ input: { groupId: 'g-2', staffIds: ['s-2'] } }])
  await waitFor(() => expect(document.activeElement).toBe(rowOf('g-2')))
})

it('searches people where more than twelve are available', async () => {
  const availableStaff = Array.from({ length: 13 }, (_, at) => ({
    ...sam,
    id: `f-${at}`,
    firstName: `Kim${at}`,
  }))
  const visited = await visit({ AvailableStaff: () => ({ data: { availableStaff } }) })
  await press(visited, 'Add staff: Night shift')
  const dialog = await openedDialog('dialog', 'Add staff to Night shift')
  await visited.user.type(await dialog.findByRole('searchbox'), 'kim12')
  expect(dialog.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Kim12 Reyes No. S-161599 ',
  ])
})

it('says when nobody is available, and offers another try when that cannot be read', async () => {
  let isDown = true
  const visited = await visit({
    AvailableStaff: () => (isDown ? { status: 500 } : { data: { availableStaff: [] } }),
  })
  await press(visited, 'Add staff: Night shift')
  const dialog = await openedDialog('dialog', 'Add staff to Night shift')
  await dialog.findByText('Couldn’t load the list.')
  isDown = false
  await visited.user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('No one’s available: all active staff are already in a crew.')).toBeDefined()
})

it('asks by name before somebody leaves a group, and reads the list again', async () => {
  let members = [sam]
  const visited = await visit({
    StaffGroupList: () => listed({ ...crew, members }),
    RemoveStaffFromGroup: () => {
      members = []
      return answered({ message: 'Removed from the crew' })
    },
  })
  confirm.mockReturnValueOnce(false)
  await press(visited, 'Remove: Sam Reyes')
  expect(confirm).toHaveBeenCalledWith('Are you sure you want to remove Sam Reyes from Crew 1?')
  expect(sentOf(visited, 'RemoveStaffFromGroup')).toEqual([])
  await press(visited, 'Remove: Sam Reyes')
  expect(await screen.findByText('Removed from the crew')).toBeDefined()
  expect(await screen.findByText('No one in this crew yet.')).toBeDefined()
  expect(sentOf(visited, 'RemoveStaffFromGroup')).toEqual([{ groupId: 'g-1', staffId: 's-1' }])
  await waitFor(() => expect(document.activeElement).toBe(rowOf('g-1')))
})

const bookedVisit = (orderNo: string, bookedTime: string, groupId: string, status = 'Confirmed') => ({
  ...{ __typename: 'OfficeOrder', id: orderNo, group: { __typename: 'GroupRef', id: groupId } },
  customer: { __typename: 'OfficeCustomer', id: 'c-1', firstName: 'Nadia', lastName: 'Haddad' },
  address: { __typename: 'Address', addressId: 'a-1', firstName: 'Omar', lastName: 'Saleh' },
  order: { __typename: 'Order', id: orderNo, orderNo, status, periodType: 'Day', bookedTime },
})

it('names what the crew has booked on a day before it gets it off, and what remains before the dialog closes', async () => {
  const message = 'The crew has the day off. 2 visits are still booked that day. Reschedule them.'
  const visited = await visit({
    DayOffVisits: () => ({
      data: {
        dayVisits: [
          bookedVisit('H4TX-9QKD', '09:00', 'g-2'),
          bookedVisit('ABCD-EFGH', '09:00', 'g-1'),
          bookedVisit('DONE-DONE', '10:00', 'g-2', 'Completed'),
        ],
      },
    }),
    SetGroupDayOff: () => answered({ message, openOrders: ['H4TX-9QKD', 'K7M4-2QXP'] }),
  })
  await press(visited, 'Add day off: Night shift')
  const dialog = await openedDialog('dialog', 'Day off for Night shift')
  const readings = sentOf(visited, 'StaffGroupList').length
  await visited.user.type(dialog.getByLabelText('Day'), '2099-12-26')
  await dialog.findByText('1 visit is booked that day and stays booked until you reschedule it:')
  const lines = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines()).toEqual(['H4TX-9QKD · 9:00\u00A0AM · Omar Saleh'])
  await visited.user.click(dialog.getByRole('button', { name: 'Mark day off' }))
  // in the dialog alone
  expect((await screen.findAllByText(message)).map((words) => dialog.queryByText(message) === words)).toEqual(
    [true],
  )
  expect(lines()).toEqual(['H4TX-9QKD · 9:00\u00A0AM · Omar Saleh', 'K7M4-2QXP'])
  expect(dialog.getByRole('link', { name: 'H4TX-9QKD' }).getAttribute('href')).toBe('/adminOrder/H4TX-9QKD')
  expect(sentOf(visited, 'DayOffVisits').every(({ date }) => date === '2099-12-26')).toBe(true)
  expect(sentOf(visited, 'SetGroupDayOff')).toEqual([{ groupId: 'g-2', date: '2099-12-26' }])
  await visited.user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentOf(visited, 'StaffGroupList').length).toBeGreaterThan(readings)
  expect(confirm).not.toHaveBeenCalled()
})

it('lets a group work again after asking', async () => {
  let daysOff = ['2099-12-24']
  const visited = await visit({
    StaffGroupList: () => listed({ ...crew, daysOff }),
    RemoveGroupDayOff: () => {
      daysOff = []
      return answered({ message: 'The crew works that day again.' })
    },
  })
  await press(visited, 'Remove day off Dec 24, 2099')
  expect(confirm).toHaveBeenCalledWith('Are you sure you want Crew 1 to work on Dec 24, 2099 again?')
  expect(await screen.findByText('The crew works that day again.')).toBeDefined()
  expect(await screen.findByText('none')).toBeDefined()
  expect(sentOf(visited, 'RemoveGroupDayOff')).toEqual([{ groupId: 'g-1', date: '2099-12-24' }])
})
