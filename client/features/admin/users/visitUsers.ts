import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { Answer } from '../../../testing/fakeServer.ts'
import { olivia, renderApp } from '../../../testing/renderApp.tsx'
import { usual } from './userExamples.ts'

/* What specs of user management do again and again. */

/** Opens the list. @param at what follows its path */
export const visit = (at: string, server: Record<string, Answer> = {}) =>
  renderApp({ at: `/adminUserList${at}`, admin: olivia, server: { ...usual, ...server } })

type Visited = Awaited<ReturnType<typeof visit>>

/** Opens the card of somebody; of Nadia unless told. */
export async function openCard(at = '?user=c-1', server: Record<string, Answer> = {}) {
  const visited = await visit(at, server)
  return { ...visited, card: within(await screen.findByRole('complementary', { name: /Kowalchuk|Unset/ })) }
}

/** The variables of every call of an operation, oldest first. */
export const sentOf = ({ server }: Pick<Visited, 'server'>, operation: string) =>
  server.calls.filter(({ operationName }) => operationName === operation).map(({ variables }) => variables)

/** Chooses an action by the keyboard, as the menu asks for it where there is no layout. */
export async function choose({ user }: Pick<Visited, 'user'>, action: string) {
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  const item = await screen.findByRole('menuitem', { name: action })
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  const menu = screen.getByRole('menu')
  for (let step = 0; step < 6 && menu.getAttribute('aria-activedescendant') !== item.id; step++) {
    await user.keyboard('{ArrowDown}')
    await new Promise((done) => requestAnimationFrame(done))
  }
  await user.keyboard('{Enter}')
}
