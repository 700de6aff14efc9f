import { screen, within } from '@testing-library/react'
import type { Answer } from '../fakeServer.ts'
import { chooseFrom } from '../menuKeys.ts'
import { olivia, renderApp } from '../renderApp.tsx'
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

/** Chooses an action of the card that is open. */
export const choose = ({ user }: Pick<Visited, 'user'>, action: string) =>
  chooseFrom(user, 'More actions', action)
