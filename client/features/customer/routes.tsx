import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { loadChunk } from '../../chunks.ts'
import { needTexts } from '../../i18n/intlStore.ts'
import { provideTemporal } from '../../temporal.ts'
import { PageError } from './site/PageError.tsx'
import { PageLoading } from './site/PageLoading.tsx'
import { SiteError } from './site/SiteError.tsx'
import { SiteLayout } from './site/SiteLayout.tsx'
import { withSureChunks } from './site/withSureChunks.ts'
import { visitorRoutes } from './visitorRoutes.ts'

/** The layout route that the pages of customers stand in. */
const customerFrame = 'customer'

/** The customer's routes (customer document, section 2) as a visitor has them; the others come by {@link findRoutes}. */
export const routes: RouteObject[] = [
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

/** Brings the routes of customers' pages when an address is none of a visitor's: visitors do not carry their list. */
export const findRoutes: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  patch(customerFrame, await loadCustomerPages())
}

/** Safe to call ahead, so that nobody waits twice. */
export async function loadCustomerPages(): Promise<RouteObject[]> {
  const { customerPages } = await loadChunk(() => import('./customerPages.ts'))
  return customerPages
}

/** The pages inside are drawn only once this has come, so their rules find a Temporal to compute with. */
async function loadCustomerFrame() {
  const [frame] = await Promise.all([
    import('../../WithApollo.tsx'),
    provideTemporal(),
    needTexts('signedIn'),
  ])
  return frame
}
