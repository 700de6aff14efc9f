import { screen } from '@testing-library/react'
import type { Answer } from '../fakeServer.ts'
import { pictures } from '../personChecks.ts'
import { renderApp } from '../renderApp.tsx'

/* What specs of the registration do again and again. */

export const done: Answer = () => ({
  data: { register: { message: 'Account created.', userErrors: [] } },
})

/** Opens the form, of which the picture has come, with the date of birth unfolded. */
export async function openRegistration(server: Record<string, Answer> = {}) {
  const visit = await renderApp({ at: '/createAccount', server: { ...pictures, ...server } })
  await screen.findByRole('img', { name: 'Picture of the characters to enter.' })
  await visit.user.click(screen.getByText('Date of birth (optional)'))
  await screen.findByLabelText('Year')
  const send = () => visit.user.click(screen.getByRole('button', { name: 'Create account' }))
  const asked = (name: string) => visit.server.calls.filter(({ operationName }) => operationName === name)
  return { ...visit, send, asked }
}

type Opened = Awaited<ReturnType<typeof openRegistration>>

/** Types what is needed; an empty change leaves a field empty. */
export async function fill({ user }: Opened, changes: Readonly<Record<string, string>> = {}) {
  const typed = {
    'First name': 'Noa',
    Email: 'noa@example.com',
    Password: 'noa-noa',
    'Confirm password': 'noa-noa',
    'Characters in the picture': 'ab3de',
    ...changes,
  }
  for (const [label, text] of Object.entries(typed))
    if (text) await user.type(screen.getByLabelText(label), text)
}
