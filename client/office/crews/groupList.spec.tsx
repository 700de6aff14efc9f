import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubConfirm } from '../../testing/confirmStub.ts'
import { holdAnswers } from '../../testing/heldAnswers.ts'
import { answered, crew, empty, listed, refused, visit } from '../../testing/office/groupSteps.ts'
import { press, rowOf, sendIn, sentOf } from '../../testing/office/settingsSteps.ts'
import { openedDialog } from '../../testing/openedDialog.ts'
import { renderApp } from '../../testing/renderApp.tsx'

const confirm = stubConfirm()

it('sends visitors to the sign-in', async () => {
  const { path } = await renderApp({ at: '/adminStaffGroupList' })
  expect(path()).toBe('/admin')
})

it('lists groups with their people and days off; a remove link has only who is empty', async () => {
  await visit()
  expect(await screen.findByRole('heading', { level: 2, name: 'Crew 1' })).toBeDefined()
  const first = within(rowOf('g-1') as HTMLElement)
  expect(first.getByText('Sam Reyes')).toBeDefined()
  expect(first.getByText('3 open visits').textContent).toBe('Rating4.53 open visits')
  expect(first.getByText('No. S-161599')).toBeDefined()
  expect(first.getByRole('button', { name: 'Remove day off Dec 24, 2099' })).toBeDefined()
  expect(first.queryByRole('button', { name: 'Remove: Crew 1' })).toBeNull()
  const second = within(rowOf('g-2') as HTMLElement)
  expect(second.getByText('Inactive: no active members')).toBeDefined()
  expect(second.getByText('No one in this crew yet.')).toBeDefined()
  expect(second.getByText('No open visits')).toBeDefined()
  expect(second.getByText('none')).toBeDefined()
  expect(second.getByRole('button', { name: 'Remove: Night shift' })).toBeDefined()
})

it('finds groups by number, name or member, and those without members or off', async () => {
  const { user } = await visit()
  await screen.findByRole('heading', { level: 2, name: 'Crew 1' })
  const shown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const box = screen.getByRole('searchbox')
  for (const [typed, names] of [
    ['crew 1', ['Crew 1']],
    ['reyes', ['Crew 1']],
    ['night', ['Night shift']],
  ] as const) {
    await user.clear(box)
    await user.type(box, typed)
    expect([typed, shown()]).toEqual([typed, names])
  }
  await user.click(screen.getByRole('button', { name: 'No members' }))
  expect(shown()).toEqual(['Night shift'])
  await user.click(screen.getByRole('button', { name: 'Off this week' }))
  expect(await screen.findByText('No crew found')).toBeDefined()
})

it('offers another try when the list cannot be read, and says that there is no group', async () => {
  let isDown = true
  const { user } = await visit({ StaffGroupList: () => (isDown ? { status: 500 } : listed()) })
  await screen.findByText('Couldn’t load the list.')
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
      return answered({ message: 'Crew added', group: night })
    },
  })
  await press(visited, 'Add crew')
  await sendIn(visited, 'Add crew')
  await waitFor(() =>
    expect(document.getElementById('groupNo-error')?.textContent).toBe('Group number cannot be empty.'),
  )
  expect(sentOf(visited, 'AddStaffGroup')).toEqual([])
  await visited.user.type(screen.getByLabelText('Group number'), 'N-7')
  await sendIn(visited, 'Add crew')
  expect(await screen.findByText('Crew added')).toBeDefined()
  expect(await screen.findByRole('heading', { level: 2, name: 'N-7' })).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(rowOf('g-2')))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sentOf(visited, 'AddStaffGroup')).toEqual([{ groupNo: 'N-7' }])
})

it('shows a taken number at its field with what was typed, and asks before that is lost', async () => {
  const taken = 'This group number is already in use.'
  const visited = await visit({ SaveStaffGroup: () => refused('GROUP_NUMBER_TAKEN', 'groupNo', taken) })
  await press(visited, 'Edit: Crew 1')
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
  await visited.user.click(await dialog.findByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Group number')).toHaveProperty('value', '2')
})

it('removes an empty group after asking, tells a refusal, and gives the focus to the row in its place', async () => {
  const busy = 'This crew has unfinished orders. Assign them to another crew first.'
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
  answer = answered({ message: 'Crew removed' })
  await press(visited, 'Remove: Night shift')
  expect(await screen.findByText('Crew removed')).toBeDefined()
  await waitFor(() => expect(rowOf('g-2')).toBeNull())
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toMatch(/^g-1/))
})

it('adds one group, however often it is pressed until the list is read', async () => {
  const visited = await visit({ AddStaffGroup: () => answered({ message: 'Crew added' }) })
  await press(visited, 'Add crew')
  const dialog = await openedDialog('dialog', 'Add crew')
  await visited.user.type(dialog.getByRole('textbox'), '7')
  const letGo = holdAnswers('StaffGroupList')
  await sendIn(visited, 'Add crew')
  expect(await screen.findByText('Crew added')).toBeDefined()
  await visited.user.click(dialog.getByRole('button', { name: 'Add crew' }))
  letGo()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentOf(visited, 'AddStaffGroup')).toHaveLength(1)
})
