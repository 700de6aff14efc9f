import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { availability, me, profile } from '../../testing/bookingExamples.ts'
import { openedDialog } from '../../testing/openedDialog.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

it('the dialog of a day gives the question without an answer the focus at each attempt', async () => {
  const at = '/selectServiceTime/1/a1/11'
  const server = { Availability: () => ({ data: { me, profile, availability } }) }
  const { user } = await renderApp({ at, user: nadia, server })
  await user.click(await screen.findByRole('button', { name: 'Today, Wednesday, November 19 AM PM' }))
  const dialog = await openedDialog('dialog')
  const goOn = dialog.getByRole('button', { name: 'Continue' })
  const expectAsked = async (name: string, description: string) => {
    await user.click(goOn)
    expect(document.activeElement).toBe(dialog.getByRole('group', { name, description }))
    expect(dialog.getByRole('alert').textContent).toBe(description)
  }
  await expectAsked('Morning or afternoon?', 'Must select AM or PM.')
  await expectAsked('Morning or afternoon?', 'Must select AM or PM.')
  await user.click(dialog.getByRole('radio', { name: /Morning/ }))
  await expectAsked('On-site service time', 'Must select on-site service time.')

  // a choice that is refused at once is told, and keeps the focus
  const late = dialog.getByRole('radio', { name: '10:30\u00A0AM' })
  await user.click(late)
  expect(dialog.getByRole('alert').textContent).toMatch(/cannot be made after 10 AM/)
  expect(document.activeElement).toBe(late)
})
