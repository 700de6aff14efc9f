import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { availability, me, profile, standardClean } from '../../testing/bookingExamples.ts'
import { openedDialog } from '../../testing/openedDialog.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const lawn = { ...standardClean, catalog: 'LawnCare' as const }

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
})

it.each([
  ['the first hour that is free', '/selectServiceTime/1/a1/11', standardClean, '9:00'],
  ['what is said of it where nothing is asked', '/selectServiceTime/2/a1/11', lawn, 'The crew comes'],
] as const)('the dialog of a day opens on %s, not on what closes it', async (_, at, service, first) => {
  // jsdom lays nothing out, and what is nowhere takes no focus
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList)
  const server = {
    Availability: () => ({ data: { me, profile, availability: { ...availability, service } } }),
  }
  const { user } = await renderApp({ at, user: nadia, server })
  const day = await screen.findByRole('button', { name: /^Thursday, November 20 / })
  day.focus()
  await user.keyboard('{Enter}')
  await openedDialog('dialog', 'Thursday, November 20')
  const words = () => (document.activeElement?.closest('label') ?? document.activeElement)?.textContent
  await waitFor(() => expect(words()).toMatch(new RegExp(`^${first}`)))
  vi.restoreAllMocks()
})
