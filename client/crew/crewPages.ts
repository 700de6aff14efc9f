import type { RouteObject } from 'react-router'
import { screen } from '../i18n/screenTexts.ts'
import { PageError } from '../layout/PageError.tsx'
import { withSureChunks } from '../layout/withSureChunks.ts'
import { noStaff, staffOnly } from '../session/guards.ts'

/**
 * The crews' routes (back-office document, section 2). Catalog 0 lists ongoing orders, any other the history (decision I9). If a page
 * cannot be shown, the header stays.
 */
export const crewPages: RouteObject[] = [
  {
    ErrorBoundary: PageError,
    children: [
      {
        path: 'staff',
        loader: noStaff,
        lazy: screen(() => import('./signIn/CrewSignInPage.tsx')),
      },
      { path: 'staffMainPage', loader: staffOnly, lazy: screen(() => import('./main/CrewMainPage.tsx')) },
      {
        path: 'staffOngoingOrderList/:catalog',
        loader: staffOnly,
        lazy: screen(() => import('./visits/CrewOrdersPage.tsx')),
      },
    ].map(withSureChunks),
  },
]
