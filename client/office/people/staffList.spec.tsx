import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubConfirm } from '../../testing/confirmStub.ts'
import { chooseMore, openMore } from '../../testing/office/settingsSteps.ts'
import { jordan, press, refused, visitStaff } from '../../testing/office/visitStaff.ts'

const confirm = stubConfirm()

it('lists people with number, ways to reach them, rating, group, and that no password was set', async () => {
  await visitStaff()
  const row = (await screen.findByText('Jordan Lee')).closest('li')
  expect(row?.textContent).toContain(
    'Jordan LeeNo. S-161599No password yetjordan@example.com(403) 555-0110No crewRating 4.5',
  )
})

it('finds people by any part of name, number, phone or group as one types', async () => {
  const zoe = {
    ...jordan,
    id: 's-2',
    staffNo: 'S-200002',
    firstName: 'Zoé',
    lastName: 'Roy',
    email: 'zoe@example.com',
  }
  const inGroup = {
    ...zoe,
    phone: null,
    group: { __typename: 'GroupRef', id: 'g-1', groupNo: 'Night shift' },
  }
  const { user } = await visitStaff({ StaffList: () => ({ data: { staffMembers: [jordan, inGroup] } }) })
  await screen.findByText('Jordan Lee')
  await user.keyboard('/')
  const box = screen.getByRole('searchbox')
  expect(document.activeElement).toBe(box)
  const found = async (words: string) => {
    await user.clear(box)
    await user.type(box, words)
    return ['Jordan Lee', 'Zoé Roy'].filter((name) => screen.queryByText(name))
  }
  expect(await found('zoe night')).toEqual(['Zoé Roy'])
  expect(await found('0110')).toEqual(['Jordan Lee'])
  for (const phone of ['(403) 555-0110', 'lee +1.403'])
    expect([phone, await found(phone)]).toEqual([phone, ['Jordan Lee']])
  expect(await found('(403) 555-0111')).toEqual([])
  expect(await found('S-2')).toEqual(['Zoé Roy'])
  expect(await found('nobody')).toEqual([])
  expect(screen.getByText('No one found')).toBeDefined()
})

it('pages and filters the staff, and keeps both in the address; a named row decides the page', async () => {
  const many = Array.from({ length: 23 }, (_, at) => ({
    ...jordan,
    id: `s-${at}`,
    firstName: `Kim${at}`,
    hasPassword: at !== 22,
    disabled: at % 2 === 1,
  }))
  const { user, path } = await visitStaff(
    { StaffList: () => ({ data: { staffMembers: many } }) },
    '?row=s-12',
  )
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Kim12 Lee'))
  expect(screen.getByText('11 to 20 of 23')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('Kim22 Lee')
  expect(path()).toBe('/adminStaffList?page=3')
  await user.click(screen.getByRole('button', { name: 'Inactive' }))
  expect(await screen.findByText('1 to 10 of 11')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'No password yet' }))
  expect(await screen.findByText('No one found')).toBeDefined()
  await waitFor(() => expect(path()).toBe('/adminStaffList?only=NoPassword%2CDisabled'))
})

it('says that nobody is there, and offers another try when the list cannot be read', async () => {
  let isDown = true
  const { user } = await visitStaff({
    StaffList: () =>
      isDown
        ? { errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }
        : { data: { staffMembers: [] } },
  })
  await screen.findByText('Couldn’t load the list.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No staff data')).toBeDefined()
})

it('asks by name before somebody is removed, removes nobody on a no, and tells a refusal', async () => {
  const visited = await visitStaff({
    RemoveStaff: () => refused('STAFF_IN_GROUP', null, 'This person is in a crew.'),
  })
  confirm.mockReturnValueOnce(false)
  await chooseMore(visited, 'Jordan Lee', 'Remove')
  expect(confirm).toHaveBeenCalledWith('Are you sure you want to remove the staff member Jordan Lee?')
  expect(visited.server.calls.map(({ operationName }) => operationName)).not.toContain('RemoveStaff')
  await chooseMore(visited, 'Jordan Lee', 'Remove')
  expect(await screen.findByText('This person is in a crew.')).toBeDefined()
})

it('says once why the rate is not recalculated, where somebody is edited', async () => {
  const visited = await visitStaff()
  const menu = await openMore(visited, 'Jordan Lee')
  const link = menu.getByRole('menuitem', { name: 'Recalculate rate' })
  expect(link.getAttribute('aria-disabled')).toBe('true')
  const why = 'Does nothing yet: customers can’t leave ratings.'
  expect(screen.queryByText(why)).toBeNull()
  const asked = visited.server.calls.length
  await visited.user.click(link)
  expect(visited.server.calls).toHaveLength(asked)
  await visited.user.keyboard('{Escape}')
  await press(visited, 'Edit: Jordan Lee')
  expect(await screen.findByText(why)).toBeDefined()
})

it('tells in words what was changed', async () => {
  const node = {
    __typename: 'OfficeChange',
    id: '7',
    subject: 'StaffMember',
    subjectId: 's-1',
    subjectName: 'Jordan Lee',
    partName: null,
    action: 'StaffSaved',
    adminName: 'olivia',
    at: { __typename: 'OrderMoment', at: '2026-11-20T09:30:00-07:00', zoneLabel: 'MST' },
    fields: [
      { __typename: 'FieldChange', field: 'provinceId', before: '1', after: '2' },
      { __typename: 'FieldChange', field: 'unit', before: null, after: '4' },
    ],
  }
  const visited = await visitStaff({
    StaffRecordOfChanges: () => ({
      data: {
        officeChanges: {
          __typename: 'OfficeChangeConnection',
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'c-1' },
          edges: [{ __typename: 'OfficeChangeEdge', cursor: 'c-1', node }],
        },
      },
    }),
  })
  await press(visited, 'Activity log')
  const entry = (await screen.findByText('Staff member saved: Jordan Lee')).closest('li')
  expect(entry?.textContent?.replace(/\s/g, ' ')).toBe(
    'Staff member saved: Jordan LeeNov 20, 2026, 9:30 AM MST · oliviaProvincefrom AB to BCUnitset to 4',
  )
})
