import type { RouteObject } from 'react-router'
import { screen } from '../i18n/screenTexts.ts'
import { afterResetRequest, visitorsOnly } from '../session/guards.ts'

/** Pages for everybody (decision A1). They load neither Apollo nor the customer's pages. */
export const visitorRoutes: RouteObject[] = [
  { index: true, lazy: screen(() => import('./home/HomePage.tsx'), 'home') },
  { path: 'about', lazy: screen(() => import('./about/AboutPage.tsx'), 'home') },
  { path: 'policy', lazy: screen(() => import('./policy/PolicyPage.tsx'), 'policy', 'booking') },
  {
    path: 'login',
    loader: visitorsOnly,
    lazy: screen(() => import('./signIn/LoginPage.tsx'), 'signIn'),
  },
  {
    path: 'createAccount',
    loader: visitorsOnly,
    lazy: screen(() => import('./registration/CreateAccountPage.tsx'), 'entry'),
  },
  {
    path: 'passwordReset1',
    lazy: screen(() => import('./passwordReset/RequestResetPage.tsx'), 'entry'),
  },
  {
    path: 'passwordReset2',
    loader: afterResetRequest,
    lazy: screen(() => import('./passwordReset/ChoosePasswordPage.tsx'), 'entry'),
  },
  { path: '*', lazy: () => import('./layout/NotFoundPage.tsx') },
]
