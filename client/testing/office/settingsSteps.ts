import { screen } from '@testing-library/react'
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

/** What each call of an operation was asked with. */
export const sentOf = ({ server }: Visited, operation: string) =>
  server.calls.filter(({ operationName }) => operationName === operation).map(({ variables }) => variables)

/** The row of an item or a group. */
export const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`)
