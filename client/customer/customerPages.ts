import type { RouteObject } from 'react-router'
import { screen } from '../i18n/screenTexts.ts'
import { withSureChunks } from '../layout/withSureChunks.ts'
import { customersOnly } from '../session/guards.ts'
import { addressRoutes } from './addresses/addressRoutes.ts'
import { bookingRoutes } from './booking/bookingRoutes.ts'
import { historyRoutes } from './histories/historyRoutes.ts'
import { orderRoutes } from './orders/orderRoutes.ts'
import { privacyRoutes } from './privacy/privacyRoutes.ts'
import { profileRoutes } from './profile/profileRoutes.ts'

/** Pages that need a login (decision A1); all of them read from the server. */
export const customerPages: RouteObject[] = [
  {
    path: 'account',
    loader: customersOnly,
    lazy: screen(() => import('./account/AccountPage.tsx'), 'account'),
  },
  {
    path: 'rankDetail',
    loader: customersOnly,
    lazy: screen(() => import('./rank/RankDetailPage.tsx'), 'account'),
  },
  {
    path: 'serviceDetail',
    loader: customersOnly,
    lazy: screen(() => import('./serviceDetail/ServiceDetailPage.tsx'), 'account'),
  },
  ...addressRoutes,
  ...bookingRoutes,
  ...orderRoutes,
  ...profileRoutes,
  ...historyRoutes,
  ...privacyRoutes,
].map(withSureChunks)
