import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { holdAnswers } from '../../testing/heldAnswers.ts'
import { nadiaCard, newcomerCard, outcome } from '../../testing/office/userExamples.ts'
import { choose, openCard, sentOf, visit } from '../../testing/office/visitUsers.ts'
import { openedDialog } from '../../testing/openedDialog.ts'

/** Answers a question by the button of that name. @returns what it was about */
async function answer({ user }: Awaited<ReturnType<typeof openCard>>, words: string, button: string) {
  const question = await openedDialog('alertdialog', words)
  const about = screen.getByRole('alertdialog').querySelector('p')?.textContent
  await user.click(question.getAllByRole('button', { name: button }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  return about
}

it('moves the default after its question, and removes only others', async () => {
  const visited = await openCard('?user=c-1', {
    SetOfficeUserDefaultAddress: outcome({ message: 'Set.', customer: nadiaCard }),
    RemoveOfficeUserAddress: outcome({
      userErrors: [{ code: 'ADDRESS_IS_DEFAULT', field: null, message: 'No.', recordId: null }],
    }),
  })
  const { user, card } = visited
  await user.click(card.getByRole('button', { name: 'Property Info' }))
  expect(card.getAllByRole('button', { name: /^Set default/ })).toHaveLength(1)
  await user.click(card.getByRole('button', { name: 'Set default: 46 Range Road 24' }))
  expect(
    await answer(visited, 'Are you sure you want to set this as your default address?', 'Set default'),
  ).toBe('46 Range Road 24, Calgary, AB T3H\u00A02K7')
  expect(await screen.findByText('Set.')).toBeDefined()
  expect(sentOf(visited, 'SetOfficeUserDefaultAddress')).toEqual([
    { input: { customerId: 'c-1', addressId: 'a2' } },
  ])
  await user.click(card.getByRole('button', { name: 'Remove address: 46 Range Road 24' }))
  await answer(visited, 'Are you sure you want to remove this address?', 'Remove address')
  expect(await screen.findByText('No.')).toBeDefined()
})

it('does nothing when the question is answered with no', async () => {
  const visited = await openCard('?user=c-2')
  await visited.user.click(visited.card.getByRole('button', { name: 'Set as active' }))
  expect(await answer(visited, 'Are you sure you want to active this user?', 'Cancel')).toBe(
    'Unset, C-482131',
  )
  expect(sentOf(visited, 'ActivateOfficeUser')).toEqual([])
})

it('activates, and mails the activation, by the documented questions', async () => {
  const active = { ...newcomerCard, isActive: true }
  const visited = await openCard('?user=c-2', {
    SendOfficeUserActivation: outcome({ message: 'Sent.', customer: newcomerCard }),
    ActivateOfficeUser: outcome({ message: 'Active.', customer: active }),
  })
  await visited.user.click(visited.card.getByRole('button', { name: 'Send active email' }))
  await answer(visited, 'Are you sure you want to send active email for this user?', 'Send active email')
  expect(await screen.findByText('Sent.')).toBeDefined()
  await visited.user.click(visited.card.getByRole('button', { name: 'Set as active' }))
  await answer(visited, 'Are you sure you want to active this user?', 'Set as active')
  expect(await screen.findByText('Active.')).toBeDefined()
})

it('edits memo and special attribute', async () => {
  const visited = await openCard('?user=c-1', {
    SaveOfficeUserMemo: outcome({ message: 'Memo saved.', customer: nadiaCard }),
    SetOfficeUserTag: outcome({ message: 'Attr saved.', customer: nadiaCard }),
  })
  await choose(visited, 'Edit Memo')
  const memo = await openedDialog('dialog', 'Edit Memo')
  expect(memo.getByLabelText<HTMLTextAreaElement>('Memo').value).toBe(nadiaCard.memo)
  await visited.user.clear(memo.getByLabelText('Memo'))
  await visited.user.type(memo.getByLabelText('Memo'), 'No dog.')
  await visited.user.click(memo.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Memo saved.')).toBeDefined()
  expect(sentOf(visited, 'SaveOfficeUserMemo')).toEqual([{ input: { customerId: 'c-1', memo: 'No dog.' } }])
  await choose(visited, 'Edit special attr')
  const attr = await openedDialog('dialog', 'Edit Special Attr')
  await visited.user.selectOptions(attr.getByLabelText('Special attr'), 'None')
  await visited.user.click(attr.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Attr saved.')).toBeDefined()
  expect(sentOf(visited, 'SetOfficeUserTag')).toEqual([{ input: { customerId: 'c-1', tag: 'None' } }])
})

it('closes no dialog but its own, however late the answer comes', async () => {
  const visited = await openCard('?user=c-1', {
    SaveOfficeUserMemo: outcome({ message: 'Memo saved.', customer: nadiaCard }),
  })
  const { user } = visited
  const answer = holdAnswers('SaveOfficeUserMemo')
  await choose(visited, 'Edit Memo')
  const memo = await openedDialog('dialog', 'Edit Memo')
  await user.type(memo.getByLabelText('Memo'), ' No dog.')
  await user.click(memo.getByRole('button', { name: 'Save Changes' }))
  await user.keyboard('{Escape}')
  await user.click(await memo.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(visited.card.getByRole('button', { name: 'Add reward points' }))
  const reward = await openedDialog('dialog', 'Add Reward Point')
  await user.type(reward.getByLabelText('Reward points'), '500')
  answer()
  expect(await screen.findByText('Memo saved.')).toBeDefined()
  expect(reward.getByLabelText<HTMLInputElement>('Reward points').value).toBe('500')
  expect(screen.getByRole('dialog', { name: 'Add Reward Point' })).toBeDefined()
})

it('adds an address, whose first one is the default anyway', async () => {
  const visited = await openCard('?user=c-2', {
    AddOfficeUserAddress: outcome({ message: 'Added.', customer: newcomerCard }),
  })
  await choose(visited, 'Add new property address')
  const dialog = await openedDialog('dialog', 'Add a New Property Address')
  const { user } = visited
  await user.click(dialog.getByRole('button', { name: 'Add Property' }))
  expect(await dialog.findAllByText('Enter the street name.')).toHaveLength(2)
  expect(dialog.getByRole('checkbox', { name: /first address/ })).toMatchObject({
    checked: true,
    disabled: true,
  })
  await user.type(dialog.getByLabelText('First name'), 'Ada')
  await user.type(dialog.getByLabelText('Last name'), 'Moss')
  await user.type(dialog.getByLabelText('Street name'), 'Elm Street')
  await user.type(dialog.getByLabelText('City'), 'Calgary')
  await user.selectOptions(dialog.getByLabelText('Province'), 'Alberta')
  await user.type(dialog.getByLabelText('Postal code'), 't2p1b5')
  await user.click(dialog.getByRole('button', { name: 'Add Property' }))
  expect(await screen.findByText('Added.')).toBeDefined()
  expect(sentOf(visited, 'AddOfficeUserAddress')).toMatchObject([
    {
      input: {
        customerId: 'c-2',
        key: expect.any(String),
        streetName: 'Elm Street',
        province: 'AB',
        postal: 'T2P 1B5',
      },
    },
  ])
})

it('opens the address that has the place already, whose form it begins anew', async () => {
  const refusal = { code: 'ADDRESS_TAKEN', field: null, message: 'Saved already.', recordId: 'a2' }
  const visited = await openCard('?user=c-1', { AddOfficeUserAddress: outcome({ userErrors: [refusal] }) })
  await choose(visited, 'Add new property address')
  const dialog = await openedDialog('dialog', 'Add a New Property Address')
  const { user } = visited
  await user.type(dialog.getByLabelText('Street name'), 'range rd. 24')
  await user.type(dialog.getByLabelText('City'), 'Calgary')
  await user.selectOptions(dialog.getByLabelText('Province'), 'Alberta')
  await user.type(dialog.getByLabelText('Postal code'), 't3h2k7')
  await user.click(dialog.getByRole('button', { name: 'Add Property' }))
  await user.click(await dialog.findByRole('button', { name: 'Open the saved address' }))
  const saved = await openedDialog('dialog', 'Edit Property Address')
  expect(saved.getByLabelText<HTMLInputElement>('Street name').value).toBe('Range Road 24')
})

it('saves the file of a customer under the name that the server gives', async () => {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const visited = await openCard()
  const asked: [unknown, unknown][] = []
  vi.stubGlobal('fetch', async (path: unknown, init: RequestInit) => {
    asked.push([path, init.body])
    const headers = { 'content-disposition': 'attachment; filename="personal-data-C-482130-2026-11-24.json"' }
    return new Response('{}', { headers })
  })
  await choose(visited, 'Export data')
  expect(await screen.findByText('Download started.')).toBeDefined()
  expect(asked).toEqual([['/api/Staff/downloadCustomerData', JSON.stringify({ userId: 'c-1' })]])
  expect(saved).toEqual(['personal-data-C-482130-2026-11-24.json'])
})

it('asks before the browser goes back from a customer and drops what was typed in a dialog', async () => {
  // so that it is there as soon as somebody types
  await import('../../forms/UnsavedChangesDialog.tsx')
  const visited = await visit('')
  const { user, path, back } = visited
  await user.click(await screen.findByRole('link', { name: 'Nadia Kowalchuk' }))
  await screen.findByRole('complementary', { name: /Kowalchuk/ })
  await choose(visited, 'Edit Memo')
  const memo = await openedDialog('dialog', 'Edit Memo')
  await user.type(memo.getByLabelText('Memo'), ' Beware of the goose.')
  await back()
  const question = await openedDialog('alertdialog', 'Leave without saving?')
  await user.click(question.getByRole('button', { name: 'Stay on this page' }))
  expect(path()).toBe('/adminUserList?user=c-1')
  expect(memo.getByLabelText<HTMLTextAreaElement>('Memo').value).toContain('goose')
  await back()
  await user.click((await openedDialog('alertdialog')).getByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(path()).toBe('/adminUserList'))
  await waitFor(() => expect(screen.queryByRole('complementary', { name: /Kowalchuk/ })).toBeNull())
})
