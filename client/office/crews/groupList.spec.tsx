import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubConfirm } from '../../testing/confirmStub.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { holdAnswers } from '../../testing/heldAnswers.ts'
import { openedDialog } from '../../testing/openedDialog.ts'
import { olivia, renderApp } from '../../testing/renderApp.tsx'

const confirm = stubConfirm()

const sam = {
  __typename: 'GroupMember',
  id: 's-1',
  staffNo: 'S-161599',
  photo: '/static/staff/S-161599.svg?token=t',
  firstName: 'Sam',
  lastName: 'Reyes',
  disabled: false,
  rate: 4.5,
}
const crew = {
  __typename: 'StaffGroup',
  id: 'g-1',
  groupNo: '1',
  isActive: true,
  openJobs: 3,
  daysOff: ['2099-12-24'],
  members: [sam],
}
const empty = {
  ...crew,
  id: 'g-2',
  groupNo: 'Night shift',
  isActive: false,
  openJobs: 0,
  daysOff: [],
  members: [],
}

const payload = {
  __typename: 'StaffGroupPayload',
  group: null,
  message: null,
  openOrders: [],
  userErrors: [],
}
const answered = (rest: object) => ({ data: { outcome: { ...payload, ...rest } } })
const refused = (code: string, field: string | null, message: string) =>
  answered({ userErrors: [{ __typename: 'UserError', code, field, message }] })
const listed = (...staffGroups: object[]) => ({ data: { staffGroups } })
const available: Answer = () => ({ data: { availableStaff: [{ ...sam, id: 's-2', firstName: 'Lee' }] } })

const visit = (server: Record<string, Answer> = {}) =>
  renderApp({
    at: '/adminStaffGroupList',
    admin: olivia,
    server: { StaffGroupList: () => listed(crew, empty), ...server },
  })
type Visited = Awaited<ReturnType<typeof visit>>
const press = async ({ user }: Visited, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const sendIn = async ({ user }: Visited, name: string) =>
  user.click((await openedDialog('dialog')).getByRole('button', { name }))
const sentOf = ({ server }: Visited, operation: string) =>
  server.calls.filter(({ operationName }) => operationName === operation).map(({ variables }) => variables)
const rowOf = (id: string) => document.querySelector(`[data-row="${id}"]`)

it('sends visitors to the sign-in', async () => {
  const { path } = await renderApp({ at: '/adminStaffGroupList' })
  expect(path()).toBe('/admin')
})

it('lists groups with their people and days off; a remove link has only who is empty', async () => {
  await visit()
  expect(await screen.findByRole('heading', { level: 2, name: 'Group 1' })).toBeDefined()
  const first = within(rowOf('g-1') as HTMLElement)
  expect(first.getByText('Sam Reyes')).toBeDefined()
  expect(first.getByText('3 open jobs').textContent).toBe('Rating4.53 open jobs')
  expect(first.getByText('No. S-161599')).toBeDefined()
  expect(first.getByRole('button', { name: 'Remove day off Dec 24, 2099' })).toBeDefined()
  expect(first.queryByRole('button', { name: 'Remove: Group 1' })).toBeNull()
  const second = within(rowOf('g-2') as HTMLElement)
  expect(second.getByText('Inactive: no enabled staff')).toBeDefined()
  expect(second.getByText('No one in this group yet.')).toBeDefined()
  expect(second.getByText('No open jobs')).toBeDefined()
  expect(second.getByText('none planned')).toBeDefined()
  expect(second.getByRole('button', { name: 'Remove: Night shift' })).toBeDefined()
})

it('offers another try when the list cannot be read, and says that there is no group', async () => {
  let isDown = true
  const { user } = await visit({ StaffGroupList: () => (isDown ? { status: 500 } : listed()) })
  await screen.findByText('The list could not be loaded.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No staff group data')).toBeDefined()
})

it('adds a group by its number, which is asked for, then shows it with the focus on it', async () => {
  let groups = [crew]
  const night = { ...empty, groupNo: 'N-7' }
  const visited = await visit({
    StaffGroupList: () => listed(...groups),
    AddStaffGroup: () => {
      groups = [crew, night]
      return answered({ message: 'The group has been added.', group: night })
    },
  })
  await press(visited, 'Add group')
  await sendIn(visited, 'Add group')
  await waitFor(() =>
    expect(document.getElementById('groupNo-error')?.textContent).toBe('Group number cannot be empty.'),
  )
  expect(sentOf(visited, 'AddStaffGroup')).toEqual([])
  await visited.user.type(screen.getByLabelText('Group number'), 'N-7')
  await sendIn(visited, 'Add group')
  expect(await screen.findByText('The group has been added.')).toBeDefined()
  expect(await screen.findByRole('heading', { level: 2, name: 'N-7' })).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(rowOf('g-2')))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sentOf(visited, 'AddStaffGroup')).toEqual([{ groupNo: 'N-7' }])
})

it('shows a taken number at its field with what was typed, and asks before that is lost', async () => {
  const taken = 'This group number is already in use.'
  const visited = await visit({ SaveStaffGroup: () => refused('GROUP_NUMBER_TAKEN', 'groupNo', taken) })
  await press(visited, 'Edit: Group 1')
  const dialog = await openedDialog('dialog')
  const number = dialog.getByLabelText('Group number')
  expect(number).toHaveProperty('value', '1')
  await visited.user.clear(number)
  await visited.user.type(number, '2')
  await sendIn(visited, 'Save Changes')
  await waitFor(() => expect(document.getElementById('groupNo-error')?.textContent).toBe(taken))
  expect(number).toHaveProperty('value', '2')
  expect(sentOf(visited, 'SaveStaffGroup')).toEqual([{ input: { groupId: 'g-1', groupNo: '2' } }])
  await visited.user.keyboard('{Escape}')
  await visited.user.click(dialog.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Group number')).toHaveProperty('value', '2')
})

it('adds people who are in no group, at least one', async () => {
  const visited = await visit({
    AvailableStaff: available,
    AddStaffToGroup: () => answered({ message: '1 staff member has been added to the group.', group: empty }),
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
  expect(await screen.findByText('1 staff member has been added to the group.')).toBeDefined()
  expect(sentOf(visited, 'AddStaffToGroup')).toEqual([{ input: { groupId: 'g-2', staffIds: ['s-2'] } }])
  await waitFor(() => expect(document.activeElement).toBe(rowOf('g-2')))
})

it('says when nobody is available, and offers another try when that cannot be read', async () => {
  let isDown = true
  const visited = await visit({
    AvailableStaff: () => (isDown ? { status: 500 } : { data: { availableStaff: [] } }),
  })
  await press(visited, 'Add staff: Night shift')
  const dialog = await openedDialog('dialog', 'Add staff to Night shift')
  await dialog.findByText('The list could not be loaded.')
  isDown = false
  await visited.user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(
    await dialog.findByText('No one is available: all enabled staff already belong to a group.'),
  ).toBeDefined()
})

it('asks by name before somebody leaves a group, and reads the list again', async () => {
  let members = [sam]
  const visited = await visit({
    StaffGroupList: () => listed({ ...crew, members }),
    RemoveStaffFromGroup: () => {
      members = []
      return answered({ message: 'The staff member has been removed from the group.' })
    },
  })
  confirm.mockReturnValueOnce(false)
  await press(visited, 'Remove: Sam Reyes')
  expect(confirm).toHaveBeenCalledWith('Are you sure you want to remove Sam Reyes from Group 1?')
  expect(sentOf(visited, 'RemoveStaffFromGroup')).toEqual([])
  await press(visited, 'Remove: Sam Reyes')
  expect(await screen.findByText('The staff member has been removed from the group.')).toBeDefined()
  expect(await screen.findByText('No one in this group yet.')).toBeDefined()
  expect(sentOf(visited, 'RemoveStaffFromGroup')).toEqual([{ groupId: 'g-1', staffId: 's-1' }])
  await waitFor(() => expect(document.activeElement).toBe(rowOf('g-1')))
})

it('removes an empty group after asking, tells a refusal, and gives the focus to the row in its place', async () => {
  const busy = 'This group has orders that are not finished. Please assign them to another group first.'
  let groups = [crew, empty]
  let answer = refused('GROUP_HAS_OPEN_ORDERS', null, busy)
  const visited = await visit({ StaffGroupList: () => listed(...groups), RemoveStaffGroup: () => answer })
  await press(visited, 'Remove: Night shift')
  expect(confirm).toHaveBeenCalledWith('Are you sure you want to remove Night shift?')
  expect(await screen.findByText(busy)).toBeDefined()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Remove: Night shift' })).toHaveProperty('disabled', false),
  )
  groups = [crew]
  answer = answered({ message: 'The group has been removed.' })
  await press(visited, 'Remove: Night shift')
  expect(await screen.findByText('The group has been removed.')).toBeDefined()
  await waitFor(() => expect(rowOf('g-2')).toBeNull())
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toMatch(/^g-1/))
})

it('gives a day off, and names the orders that stand on it before the dialog closes', async () => {
  const visited = await visit({
    SetGroupDayOff: () =>
      answered({ message: 'The group has the day off.', openOrders: ['H4TX-9QKD', 'K7M4-2QXP'] }),
  })
  await press(visited, 'Add day off: Night shift')
  const dialog = await openedDialog('dialog', 'Day off for Night shift')
  await visited.user.type(dialog.getByLabelText('Day'), '2099-12-26')
  await visited.user.click(dialog.getByRole('button', { name: 'Give day off' }))
  expect(await dialog.findByText('2 orders are booked on this day. Please move them:')).toBeDefined()
  expect(dialog.getByRole('link', { name: 'H4TX-9QKD' }).getAttribute('href')).toBe(
    '/adminOrderList?tab=4&type=1&text=H4TX-9QKD',
  )
  expect(sentOf(visited, 'SetGroupDayOff')).toEqual([{ groupId: 'g-2', date: '2099-12-26' }])
  const readings = sentOf(visited, 'StaffGroupList').length
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
      return answered({ message: 'The group works on that day again.' })
    },
  })
  await press(visited, 'Remove day off Dec 24, 2099')
  expect(confirm).toHaveBeenCalledWith('Are you sure you want Group 1 to work on Dec 24, 2099 again?')
  expect(await screen.findByText('The group works on that day again.')).toBeDefined()
  expect(await screen.findByText('none planned')).toBeDefined()
  expect(sentOf(visited, 'RemoveGroupDayOff')).toEqual([{ groupId: 'g-1', date: '2099-12-24' }])
})

it('adds one group, however often it is pressed until the list is read', async () => {
  const visited = await visit({ AddStaffGroup: () => answered({ message: 'The group has been added.' }) })
  await press(visited, 'Add group')
  const dialog = await openedDialog('dialog', 'Add group')
  await visited.user.type(dialog.getByRole('textbox'), '7')
  const letGo = holdAnswers('StaffGroupList')
  await sendIn(visited, 'Add group')
  expect(await screen.findByText('The group has been added.')).toBeDefined()
  await visited.user.click(dialog.getByRole('button', { name: 'Add group' }))
  letGo()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentOf(visited, 'AddStaffGroup')).toHaveLength(1)
})
