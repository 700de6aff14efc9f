import type { RouteObject } from 'react-router'
import { visitorsOnly } from '../../session/guards.ts'

/** Pages for everybody (decision A1). Neither Apollo nor anything of a customer's pages is loaded for them. */
export const visitorRoutes: RouteObject[] = [
  { index: true, lazy: () => import('./home/HomePage.tsx') },
  { path: 'about', lazy: () => import('./about/AboutPage.tsx') },
  { path: 'login', loader: visitorsOnly, lazy: () => import('./session/LoginPage.tsx') },
  { path: '*', lazy: () => import('./site/NotFoundPage.tsx') },
]
