import type { RouteObject } from 'react-router'
import { provideTemporal } from '../browser/temporal.ts'
import { needTexts } from '../i18n/intlStore.ts'
import { PageError, SiteError } from '../layout/PageError.tsx'
import { PageLoading } from '../layout/PageLoading.tsx'
import { withSureChunks } from '../layout/withSureChunks.ts'
import { SiteLayout } from './layout/SiteLayout.tsx'
import { visitorRoutes } from './visitorRoutes.ts'

/** The layout route of customers' pages, which load on demand. */
export const customerFrame = 'customer'

/** The customer's routes (customer document, section 2) as a visitor loads them. */
export const customerRoutes: RouteObject[] = [
  {
    Component: SiteLayout,
    ErrorBoundary: SiteError,
    HydrateFallback: PageLoading,
    // If a page cannot be shown, header and footer stay.
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

/** The pages inside render only once this has loaded, so that their rules find Temporal. */
async function loadCustomerFrame() {
  const [frame] = await Promise.all([
    import('../api/WithApollo.tsx'),
    provideTemporal(),
    needTexts('signedIn'),
  ])
  return frame
}
