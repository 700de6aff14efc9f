import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import type { Language } from '../../schema/rules/enumerations.ts'
import { App } from '../App.tsx'
import { routes as customerRoutes, findRoutes } from '../features/customer/routes.tsx'
import { chooseLanguage } from '../i18n/intlStore.ts'
import { type SessionUser, startSession } from '../session/session.ts'
import { type Answer, type FakeServer, fakeServer } from './fakeServer.ts'

interface Visit {
  /** Path of the first page; "/" unless told. */
  readonly at?: string
  readonly language?: Language
  /** The customer who is signed in; a visitor without. */
  readonly user?: SessionUser
  /** The server's answers by operation name. */
  readonly server?: Record<string, Answer>
  /** The customer's routes unless told. */
  readonly routes?: RouteObject[]
}

interface Visited {
  readonly user: UserEvent
  readonly server: FakeServer
  /** Where one is now, such as "/account?x=1". */
  readonly path: () => string
}

/** A customer for specs. */
export const nadia: SessionUser = { userId: 'c-1', userNo: '100045', firstName: 'Nadia' }

/** Opens the whole app at a path, as `main.tsx` does, with a memory for a browser and a fake server. Waits for the page's h1. */
export async function renderApp(visit: Visit = {}): Promise<Visited> {
  const server = fakeServer(visit.server ?? {})
  if (visit.user) startSession('customer', { token: 'token-1', user: visit.user, isRemember: true })
  await chooseLanguage(visit.language ?? 'en')
  const router = createMemoryRouter(visit.routes ?? customerRoutes, {
    initialEntries: [visit.at ?? '/'],
    ...(visit.routes ? {} : { patchRoutesOnNavigation: findRoutes }),
  })
  const user = userEvent.setup({ delay: null })
  render(
    <App>
      <RouterProvider router={router} />
    </App>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { user, server, path: () => router.state.location.pathname + router.state.location.search }
}
