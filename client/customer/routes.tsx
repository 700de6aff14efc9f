import type { RouteObject } from 'react-router'
import { provideTemporal } from '../browser/temporal.ts'
import { needTexts } from '../i18n/intlStore.ts'
import { PageError, SiteError } from '../layout/PageError.tsx'
import { PageLoading } from '../layout/PageLoading.tsx'
import { withSureChunks } from '../layout/withSureChunks.ts'
import { SiteLayout } from './layout/SiteLayout.tsx'
import { visitorRoutes } from './visitorRoutes.ts'

/** The layout route that the pages of customers stand in, which come when somebody asks for one. */
export const customerFrame = 'customer'

/** The customer's routes (customer document, section 2) as a visitor has them. */
export const customerRoutes: RouteObject[] = [
  {
    Component: SiteLayout,
    ErrorBoundary: SiteError,
    HydrateFallback: PageLoading,
    // A page that cannot be shown leaves header and footer standing.
    children: [
      {
        ErrorBoundary: PageError,
        children: [...visitorRoutes, { id: customerFrame, lazy: loadCustomerFrame, children: [] }].map(
          withSureChunks,
        ),
      },
    ],
  },
]

/** The pages inside are drawn only once this has come, so their rules find a Temporal to compute with. */
async function loadCustomerFrame() {
  const [frame] = await Promise.all([
    import('../api/WithApollo.tsx'),
    provideTemporal(),
    needTexts('signedIn'),
  ])
  return frame
}
