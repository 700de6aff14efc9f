import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expireSession } from '../../session/expiry.ts'
import { confirmedOrder } from '../../testing/bookingExamples.ts'
import { at, choose, detail } from '../../testing/customer/visitOrder.ts'
import { holdAnswers } from '../../testing/heldAnswers.ts'
import { openedDialog } from '../../testing/openedDialog.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

describe('instructions', () => {
  const may = { ...confirmedOrder.viewerMay, reschedule: true, addInstructions: true }
  const note = {
    text: 'Side door.\nThe dog is friendly.',
    role: 'Customer',
    at: '2025-11-20T08:04:00-07:00',
    zoneLabel: 'MST',
  }

  it('are counted, checked, sent once and shown', async () => {
    let instructions: object[] = []
    const order = () => ({ ...confirmedOrder, viewerMay: may, instructions })
    const { user, server } = await renderApp({
      at,
      user: nadia,
      server: {
        OrderDetail: () => ({ data: { order: order() } }),
        AddInstructions: () => {
          instructions = [note]
          const answer = { message: 'Instructions added', stale: false, userErrors: [] }
          return { data: { addInstructions: { ...answer, order: order() } } }
        },
      },
    })
    await choose(user, 'Add instructions')
    const dialog = await openedDialog('dialog', 'Add instructions')
    const area = dialog.getByRole('textbox', { name: 'What should the crew know?' })
    const submit = dialog.getByRole('button', { name: 'Add instructions' })
    await user.click(submit)
    expect(await dialog.findAllByText('Enter instructions for the crew.')).not.toEqual([])
    await user.click(area)
    await user.paste('x'.repeat(503))
    expect(dialog.getByText('503/500')).toBeDefined()
    await user.click(submit)
    expect(await dialog.findAllByText('500 characters maximum')).not.toEqual([])
    await user.clear(area)
    await user.type(area, 'Side door.{Enter}The dog is friendly. ')
    await user.click(submit)
    expect(await screen.findByText('Instructions added')).toBeDefined()
    const [sent, ...more] = server.calls.filter((call) => call.operationName === 'AddInstructions')
    expect(more).toEqual([])
    expect(sent?.variables.input).toMatchObject({ orderNo: 'K7M4-2QXP', text: note.text })
    const list = within(await screen.findByRole('region', { name: 'Instructions for the crew' }))
    expect(list.getByText(/The dog is friendly/).textContent).toBe(note.text)
    expect(list.getByText('You, Nov 20, 2025, 8:04 AM MST')).toBeDefined()
  })

  it('stand in their dialog again after a session that ended under them', async () => {
    const order = { ...confirmedOrder, viewerMay: may, instructions: [] }
    const server = { OrderDetail: () => ({ data: { order } }) }
    const first = await renderApp({ at, user: nadia, server })
    await choose(first.user, 'Add instructions')
    const dialog = await openedDialog('dialog', 'Add instructions')
    await first.user.type(dialog.getByRole('textbox', { name: 'What should the crew know?' }), 'Side door.')
    act(() => expireSession('customer'))
    await waitFor(() => expect(first.path()).toBe('/'))
    cleanup()
    const { user } = await renderApp({ at, user: nadia, server })
    await choose(user, 'Add instructions')
    const again = await openedDialog('dialog', 'Add instructions')
    const area = again.getByRole<HTMLTextAreaElement>('textbox', { name: 'What should the crew know?' })
    expect(area.value).toBe('Side door.')
  })

  it('stay in the dialog when they are refused', async () => {
    const userErrors = [
      { code: 'ORDER_TRANSITION_REFUSED', field: null, message: 'This cannot be done now.' },
    ]
    const { user } = await renderApp({
      at,
      user: nadia,
      server: {
        ...detail({ viewerMay: may }),
        AddInstructions: () => ({
          data: { addInstructions: { message: null, stale: false, order: null, userErrors } },
        }),
      },
    })
    await choose(user, 'Add instructions')
    const dialog = await openedDialog('dialog', 'Add instructions')
    await user.type(dialog.getByRole('textbox'), 'Side door.')
    await user.click(dialog.getByRole('button', { name: 'Add instructions' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('This cannot be done now.')
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Side door.')
  })

  describe('whose answer comes when their dialog was closed', () => {
    /** A note is on its way, and its dialog closed. */
    async function sendSlowly() {
      const reply = { message: null, stale: false, userErrors: [], order: null }
      const refusal = { code: 'ORDER_STATUS', field: null, message: 'It has begun.' }
      const visited = await renderApp({
        at,
        user: nadia,
        server: {
          ...detail({ viewerMay: may }),
          AddInstructions: () => ({
            data: { addInstructions: { ...reply, message: 'Instructions added' } },
          }),
          CancelOrder: () => ({ data: { cancelOrder: { ...reply, userErrors: [refusal] } } }),
        },
      })
      const { user } = visited
      const letGo = holdAnswers('AddInstructions')
      await choose(user, 'Add instructions')
      const dialog = await openedDialog('dialog', 'Add instructions')
      await user.type(dialog.getByRole('textbox'), 'Side door.')
      await user.click(dialog.getByRole('button', { name: 'Add instructions' }))
      await user.click(dialog.getByRole('button', { name: 'Cancel' }))
      await user.click(dialog.getByRole('button', { name: 'Discard changes' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      return { ...visited, letGo }
    }

    it('close no other dialog', async () => {
      const { user, letGo } = await sendSlowly()
      await choose(user, 'Cancel order')
      const question = await openedDialog('alertdialog', 'Cancel this order?')
      letGo()
      expect(await screen.findByText('Instructions added')).toBeDefined()
      await user.click(question.getByRole('button', { name: 'Cancel and pay 2,500 points' }))
      expect((await question.findByRole('alert')).textContent).toBe('It has begun.')
    })

    it('leave the next note as it is typed', async () => {
      const { user, letGo } = await sendSlowly()
      await choose(user, 'Add instructions')
      const dialog = await openedDialog('dialog', 'Add instructions')
      const area = dialog.getByRole<HTMLTextAreaElement>('textbox')
      expect(area.value).toBe('')
      await user.type(area, 'The dog is friendly.')
      letGo()
      expect(await screen.findByText('Instructions added')).toBeDefined()
      expect(area.isConnected).toBe(true)
      expect(area.value).toBe('The dog is friendly.')
    })
  })
})
