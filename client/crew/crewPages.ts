import type { RouteObject } from 'react-router'
import { screen } from '../i18n/screenTexts.ts'
import { PageError } from '../layout/PageError.tsx'
import { withSureChunks } from '../layout/withSureChunks.ts'
import { noStaff, staffOnly } from '../session/guards.ts'

/**
 * The crews' routes (back-office document, section 2); of the list of orders catalog 0 is what is under way, anything else what is over
 * (decision I9). A page that cannot be shown leaves the header standing.
 */
export const crewPages: RouteObject[] = [
  {
    ErrorBoundary: PageError,
    children: [
      {
        path: 'staff',
        loader: noStaff,
        lazy: screen(() => import('./signIn/CrewSignInPage.tsx'), 'officeEntry'),
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
