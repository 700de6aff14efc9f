import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { home, lot } from '../../testing/addressExamples.ts'
import { stubConfirm } from '../../testing/confirmStub.ts'
import { box, edit, loadAddressPages } from '../../testing/customer/visitAddress.ts'
import { openedDialog } from '../../testing/openedDialog.ts'

beforeAll(loadAddressPages, 30_000)

const confirm = stubConfirm()

describe('unsaved changes', () => {
  const list = { SavedAddresses: () => ({ data: { addresses: [home, lot] } }) }

  it('are asked about in the words of the browser where the dialog cannot be fetched', async () => {
    // first, because the dialog stays loaded once it was
    vi.doMock('../../forms/UnsavedChangesDialog.tsx', () => {
      throw new Error('no connection')
    })
    const { user, path } = await edit(lot, list)
    await user.type(box('City'), ' West')
    confirm.mockReturnValueOnce(false)
    await user.click(screen.getByRole('link', { name: 'Back to addresses' }))
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
    expect(box('City').value).toBe('Calgary West')
    expect(path()).toBe('/editUserAddress/a3')
    await user.click(screen.getByRole('link', { name: 'Back to addresses' }))
    await waitFor(() => expect(path()).toBe('/userAddressDetail'))
    expect(confirm).toHaveBeenLastCalledWith('Leave without saving?\nYour changes on this page will be lost.')
    vi.doUnmock('../../forms/UnsavedChangesDialog.tsx')
  })

  it('asks before they are lost, and stays where one was', async () => {
    const { user, path } = await edit(lot, list)
    await user.type(box('City'), ' West')
    await user.click(screen.getByRole('link', { name: 'Back to addresses' }))
    const dialog = await openedDialog('alertdialog', 'Leave without saving?')
    await user.click(dialog.getByRole('button', { name: 'Stay on this page' }))
    expect(path()).toBe('/editUserAddress/a3')
    expect(box('City').value).toBe('Calgary West')

    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    const again = await openedDialog('alertdialog')
    await user.click(again.getByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(path()).toBe('/userAddressDetail'))
    await screen.findByRole('region', { name: 'Range Road 24' })
  })

  it('holds nobody back who changed nothing', async () => {
    const { user, path } = await edit(lot, list)
    await user.type(box('City'), 'X{Backspace}')
    await user.click(screen.getByRole('link', { name: 'Back to addresses' }))
    await waitFor(() => expect(path()).toBe('/userAddressDetail'))
    await screen.findByRole('region', { name: 'Range Road 24' })
  })

  it('holds nobody back whose session is over', async () => {
    const { user, path } = await edit(lot)
    await user.type(box('City'), 'X')
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    await waitFor(() => expect(path()).toBe('/'))
  })
})
