import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chooseMore } from '../../testing/office/settingsSteps.ts'
import { answered, jordan, press, refused, sendIn, visitStaff } from '../../testing/office/visitStaff.ts'

it('asks for the documented fields in the documented words, and sends nothing without them', async () => {
  const visited = await visitStaff()
  await press(visited, 'Add staff')
  await sendIn(visited, 'Add staff')
  for (const [field, message] of [
    ['First name', 'First name cannot be empty.'],
    ['Email (used to sign in)', 'EMail cannot be empty.'],
    ['Street name', 'Street name cannot be empty.'],
    ['City/town', 'City/town cannot be empty.'],
    ['Province', 'Provicne Id cannot be empty.'],
  ] as const) {
    const control = screen.getByLabelText(field)
    await waitFor(() => expect(control.getAttribute('aria-invalid')).toBe('true'))
    const describedBy = control.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(describedBy.map((id) => document.getElementById(id)?.textContent)).toContain(message)
  }
  expect(visited.server.calls.map(({ operationName }) => operationName)).not.toContain('AddStaff')
})

it('shows a refusal beside its field, with what was typed', async () => {
  const visited = await visitStaff({
    SaveStaff: () => refused('EMAIL_TAKEN', 'email', 'This email is already in use.'),
  })
  await press(visited, 'Edit: Jordan Lee')
  const email = screen.getByLabelText('Email (used to sign in)')
  await visited.user.clear(email)
  await visited.user.type(email, 'sam@example.com')
  await sendIn(visited, 'Save Changes')
  await waitFor(() =>
    expect(document.getElementById('email-error')?.textContent).toBe('This email is already in use.'),
  )
  expect(email).toHaveProperty('value', 'sam@example.com')
})

it.each([
  [false, 'Set password', 'Set a password for Jordan Lee'],
  [true, 'Reset password', 'Reset password for Jordan Lee'],
])(
  'calls it the same in the list and in its dialog, a password there: %s',
  async (hasPassword, link, title) => {
    const visited = await visitStaff({
      StaffList: () => ({ data: { staffMembers: [{ ...jordan, hasPassword }] } }),
    })
    await chooseMore(visited, 'Jordan Lee', link)
    expect(await screen.findByRole('dialog', { name: title })).toBeDefined()
  },
)

it('wants a password, twice the same', async () => {
  const visited = await visitStaff({
    ResetStaffPassword: () => answered({ message: 'Password set.' }),
  })
  await chooseMore(visited, 'Jordan Lee', 'Set password')
  await sendIn(visited, 'Set password')
  await waitFor(() =>
    expect(document.getElementById('newPassword-error')?.textContent).toBe('Password cannot be empty.'),
  )
  await visited.user.type(screen.getByLabelText('New password'), 'secret-lee')
  await visited.user.type(screen.getByLabelText('Confirm new password'), 'secret-tree')
  await sendIn(visited, 'Set password')
  await waitFor(() =>
    expect(document.getElementById('confirmation-error')?.textContent).toBe(
      'Passwords you entered do not match.',
    ),
  )
  await visited.user.clear(screen.getByLabelText('Confirm new password'))
  await visited.user.type(screen.getByLabelText('Confirm new password'), 'secret-lee')
  await sendIn(visited, 'Set password')
  expect(await screen.findByText('Password set.')).toBeDefined()
  const sent = visited.server.calls.find(({ operationName }) => operationName === 'ResetStaffPassword')
  expect(sent?.variables).toEqual({ staffId: 's-1', newPassword: 'secret-lee' })
})
