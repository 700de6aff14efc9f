import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { loadChunk } from './chunks.ts'
import { customerFrame, customerRoutes } from './features/customer/routes.tsx'
import { PageLoading } from './frame/PageLoading.tsx'
import { SiteError } from './frame/SiteError.tsx'
import { needTexts } from './i18n/intlStore.ts'
import { areaOf } from './session/areaOf.ts'
import type { SessionArea } from './session/session.ts'
import { provideTemporal } from './temporal.ts'

/** The three areas as a visitor has them; the routes of people who sign in come by {@link findRoutes}. */
export const routes: RouteObject[] = [
  ...customerRoutes,
  officeArea('admin', async () => {
    const [frame] = await Promise.all([
      import('./features/admin/site/AdminFrame.tsx'),
      provideTemporal(),
      needTexts('signedIn', 'office'),
    ])
    return frame
  }),
  officeArea('staff', async () => {
    const [frame] = await Promise.all([
      import('./features/staff/site/StaffFrame.tsx'),
      provideTemporal(),
      needTexts('signedIn', 'crew'),
    ])
    return frame
  }),
]

/** Brings the routes of an area's pages when an address is none of a visitor's: visitors do not carry their list. */
export const findRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const area = areaOf(path)
  patch(area === 'customer' ? customerFrame : area, await pagesOf[area]())
}

const pagesOf: Readonly<Record<SessionArea, () => Promise<RouteObject[]>>> = {
  customer: async () => (await loadChunk(() => import('./features/customer/customerPages.ts'))).customerPages,
  admin: async () => (await loadChunk(() => import('./features/admin/adminPages.ts'))).adminPages,
  staff: async () => (await loadChunk(() => import('./features/staff/staffPages.ts'))).staffPages,
}

function officeArea(id: 'admin' | 'staff', lazy: NonNullable<RouteObject['lazy']>): RouteObject {
  return { id, ErrorBoundary: SiteError, HydrateFallback: PageLoading, lazy, children: [] }
}
