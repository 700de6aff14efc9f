import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { openedDialog } from '../openedDialog.ts'
import type { renderApp } from '../renderApp.tsx'

/* What the specs of the office's settings do again and again. */

type Visited = Awaited<ReturnType<typeof renderApp>>

/** Presses a button once it is there. */
export const press = async ({ user }: Visited, name: string) =>
  user.click(await screen.findByRole('button', { name }))

/** Presses a button of the dialog that is open. */
export const sendIn = async ({ user }: Visited, name: string) =>
  user.click((await openedDialog('dialog')).getByRole('button', { name }))

/** Opens the menu of a row. */
export async function openMore(visited: Visited, name: string) {
  await press(visited, `More: ${name}`)
  return within(await screen.findByRole('menu', { name: `More: ${name}` }))
}

/** Chooses an entry of a row's menu; by the keyboard, as it asks for where there is no layout. */
export async function chooseMore(visited: Visited, name: string, choice: string) {
  const entries = (await openMore(visited, name)).getAllByRole('menuitem')
  const menu = screen.getByRole('menu', { name: `More: ${name}` })
  await waitFor(() => expect(document.activeElement).toBe(menu))
  let key = '{Home}'
  for (const entry of entries.filter((each) => each.getAttribute('aria-disabled') !== 'true')) {
    await visited.user.keyboard(key)
    await waitFor(() => expect(menu.getAttribute('aria-activedescendant')).toBe(entry.id))
    if (entry.textContent === choice) return visited.user.keyboard('{Enter}')
    key = '{ArrowDown}'
  }
  throw new Error(`There is no ${choice} in the menu of ${name}.`)
}

/** What each call of an operation was asked with. */
export const sentOf = ({ server }: Visited, operation: string) =>
  server.calls.filter(({ operationName }) => operationName === operation).map(({ variables }) => variables)

/** The row of an item or a group. */
export const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`)
