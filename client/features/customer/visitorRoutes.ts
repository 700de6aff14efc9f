import type { RouteObject } from 'react-router'
import { screen } from '../../i18n/screenTexts.ts'
import { visitorsOnly } from '../../session/guards.ts'

/** Pages for everybody (decision A1). Neither Apollo nor anything of a customer's pages is loaded for them. */
export const visitorRoutes: RouteObject[] = [
  { index: true, lazy: () => import('./home/HomePage.tsx') },
  { path: 'about', lazy: () => import('./about/AboutPage.tsx') },
  { path: 'login', loader: visitorsOnly, lazy: () => import('./session/LoginPage.tsx') },
  { path: 'policy', lazy: screen(() => import('./policy/PolicyPage.tsx'), 'entry', 'booking') },
  { path: '*', lazy: () => import('./site/NotFoundPage.tsx') },
]
