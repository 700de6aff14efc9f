import type { RouteObject } from 'react-router'
import { needTexts } from '../../i18n/intlStore.ts'
import { screen } from '../../i18n/screenTexts.ts'
import { customersOnly } from '../../session/guards.ts'
import { provideTemporal } from '../../temporal.ts'
import { addressRoutes } from './addresses/addressRoutes.ts'
import { bookingRoutes } from './booking/bookingRoutes.ts'
import { historyRoutes } from './histories/historyRoutes.ts'
import { orderRoutes } from './orders/orderRoutes.ts'
import { privacyRoutes } from './privacy/privacyRoutes.ts'
import { profileRoutes } from './profile/profileRoutes.ts'
import { declareScreens } from './site/openScreens.ts'
import { PageError } from './site/PageError.tsx'
import { PageLoading } from './site/PageLoading.tsx'
import { SiteError } from './site/SiteError.tsx'
import { SiteLayout } from './site/SiteLayout.tsx'
import { withSureChunks } from './site/withSureChunks.ts'
import { visitorRoutes } from './visitorRoutes.ts'

/** Pages that need a login (decision A1); all of them read from the server. */
const customerPages: RouteObject[] = [
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
]

/** The customer's routes (customer document, section 2): each page a chunk of its own, loaded when it is visited. */
export const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    ErrorBoundary: SiteError,
    HydrateFallback: PageLoading,
    // A page that cannot be shown leaves header and footer standing.
    children: [
      {
        ErrorBoundary: PageError,
        children: [...visitorRoutes, { lazy: loadCustomerFrame, children: customerPages }].map(
          withSureChunks,
        ),
      },
    ],
  },
]

declareScreens(routes)

/** The pages inside are drawn only once this has come, so their rules find a Temporal to compute with. */
async function loadCustomerFrame() {
  const [frame] = await Promise.all([
    import('../../WithApollo.tsx'),
    provideTemporal(),
    needTexts('signedIn'),
  ])
  return frame
}
