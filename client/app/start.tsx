import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Language } from '../../schema/rules/enumerations.ts'
import { startLanguage } from '../i18n/intlStore.ts'
import { Hydrated } from '../prerendered/Hydrated.tsx'
import type { KeptVisit } from '../prerendered/keptVisit.ts'
import { areaOf } from '../session/areaOf.ts'
import { App } from './App.tsx'
import { findRoutes, routes } from './areas.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Renders the app. Navigations are not React transitions: with a slow machine, the old and the new page of a transition would refetch for
 * their own address in turns.
 * @param kept the state of a prerendered page, which the app takes over with what the reader did there
 */
export async function start(kept?: KeptVisit): Promise<void> {
  const isCustomer = areaOf(location.pathname) === 'customer'
  const drawn = kept && (document.documentElement.dataset.drawn as Language | undefined)
  await Promise.all([startLanguage(drawn), isCustomer ? shareSession().catch(() => undefined) : undefined])
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: findRoutes })
  if (kept && (await isDrawn(router))) {
    kept.hold()
    hydrateRoot(root, app(router, kept))
  } else {
    root.replaceChildren()
    createRoot(root).render(app(router, kept))
  }
}

/** Asks other tabs for the session if only they can have it, and answers new tabs from then on. */
async function shareSession(): Promise<void> {
  const { receiveSession, handOverSession } = await import('../session/handOver.ts')
  await receiveSession()
  handOverSession()
}

function app(router: Router, kept?: KeptVisit) {
  return (
    <StrictMode>
      <Hydrated kept={kept}>
        <App>
          <RouterProvider router={router} useTransitions={false} />
        </App>
      </Hydrated>
    </StrictMode>
  )
}

/** Waits for the page's chunk; false when its address leads elsewhere or cannot be shown. */
async function isDrawn(router: Router): Promise<boolean> {
  const { pathname } = router.state.location
  await new Promise<void>((ready) => {
    const stop = router.subscribe(look)
    look()
    function look() {
      if (!router.state.initialized) return
      stop()
      ready()
    }
  })
  return router.state.location.pathname === pathname && !router.state.errors
}
