import type { RouteObject } from 'react-router'
import { PageLoading } from './site/PageLoading.tsx'
import { SiteError } from './site/SiteError.tsx'
import { SiteLayout } from './site/SiteLayout.tsx'

/** Pages that need a login (decision A1); all of them read from the server. */
const customerPages: RouteObject[] = []

/** The customer's routes (customer document, section 2): each page a chunk of its own, loaded when it is visited. */
export const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    ErrorBoundary: SiteError,
    HydrateFallback: PageLoading,
    children: [
      { lazy: () => import('../../WithApollo.tsx'), children: customerPages },
      { path: '*', lazy: () => import('./site/NotFoundPage.tsx') },
    ],
  },
]
