import type { RouteObject } from 'react-router'
import { screen } from '../i18n/screenTexts.ts'
import { PageError } from '../layout/PageError.tsx'
import { withSureChunks } from '../layout/withSureChunks.ts'
import { noStaff } from '../session/guards.ts'
import { crewMainRoutes } from './main/crewMainRoutes.ts'
import { crewOrderRoutes } from './visits/crewOrderRoutes.ts'

/** The crews' routes (back-office document, section 2). A page that cannot be shown leaves the header standing. */
export const staffPages: RouteObject[] = [
  {
    ErrorBoundary: PageError,
    children: [
      {
        path: 'staff',
        loader: noStaff,
        lazy: screen(() => import('./signIn/StaffSignInPage.tsx'), 'officeEntry'),
      },
      ...crewMainRoutes,
      ...crewOrderRoutes,
    ].map(withSureChunks),
  },
]
