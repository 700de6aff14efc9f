import { render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import type { Language } from '../../schema/rules/enumerations.ts'
import { App } from '../app/App.tsx'
import { routes as appRoutes, findRoutes } from '../app/areas.ts'
import { chooseLanguage } from '../i18n/intlStore.ts'
import { type SessionUser, type SessionUserOf, startSession } from '../session/session.ts'
import { type Answer, type FakeServer, fakeServer } from './fakeServer.ts'

interface Visit {
  /** Path of the first page; "/" unless told. */
  readonly at?: string
  readonly language?: Language
  /** The customer who is signed in; a visitor without. */
  readonly user?: SessionUser
  /** The administrator who is signed in. */
  readonly admin?: SessionUserOf<'admin'>
  /** The crew member who is signed in. */
  readonly staff?: SessionUserOf<'staff'>
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
  /** The browser's back button. */
  readonly back: () => Promise<void>
}

/** A customer for specs. */
export const nadia: SessionUser = { userId: 'c-1', userNo: '100045', firstName: 'Nadia' }
/** An administrator for specs. */
export const olivia: SessionUserOf<'admin'> = { userName: 'olivia' }
/** A crew member for specs. */
export const marek: SessionUserOf<'staff'> = { staffId: 's-1', staffNo: '1001', firstName: 'Marek' }

/** Opens the whole app at a path, as `main.tsx` does, with a memory for a browser and a fake server. Waits for the page's h1. */
export async function renderApp(visit: Visit = {}): Promise<Visited> {
  const server = fakeServer(visit.server ?? {})
  signInVisitor(visit)
  // Whose session counts is read from the browser's address, which the memory router does not change.
  window.history.replaceState(null, '', visit.at ?? '/')
  await chooseLanguage(visit.language ?? 'en')
  const router = createMemoryRouter(visit.routes ?? appRoutes, {
    initialEntries: [visit.at ?? '/'],
    ...(visit.routes ? {} : { patchRoutesOnNavigation: findRoutes }),
  })
  const user = userEvent.setup({ delay: null })
  const app = (
    <App>
      <RouterProvider router={router} useTransitions={false} />
    </App>
  )
  const { rerender } = render(app)
  await screen.findByRole('heading', { level: 1 })
  // A page hears nothing until its effects ran, which a busy machine puts off; drawing again runs them first.
  rerender(app)
  return {
    user,
    server,
    path: () => router.state.location.pathname + router.state.location.search,
    // as a press does it: what follows is drawn before the spec goes on
    back: () => waitFor(() => void router.navigate(-1)),
  }
}

function signInVisitor({ user, admin, staff }: Visit): void {
  if (user) startSession('customer', { token: 'token-1', user, isRemember: true })
  if (admin) startSession('admin', { token: 'token-2', user: admin, isRemember: true })
  if (staff) startSession('staff', { token: 'token-3', user: staff, isRemember: true })
}
