import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { loadChunk } from '../browser/chunks.ts'
import { provideTemporal } from '../browser/temporal.ts'
import { customerFrame, customerRoutes } from '../customer/routes.tsx'
import { needTexts } from '../i18n/intlStore.ts'
import { SiteError } from '../layout/PageError.tsx'
import { PageLoading } from '../layout/PageLoading.tsx'
import { areaOf } from '../session/areaOf.ts'
import type { SessionArea } from '../session/session.ts'

/** The three areas as a visitor loads them; {@link findRoutes} adds the routes of signed-in people. */
export const routes: RouteObject[] = [
  ...customerRoutes,
  officeArea('admin', async () => {
    const [{ Component }] = await Promise.all([
      import('../office/layout/OfficeFrame.tsx'),
      provideTemporal(),
      needTexts('signedIn', 'office'),
    ])
    return { Component }
  }),
  officeArea('staff', async () => {
    const [{ Component }] = await Promise.all([
      import('../crew/layout/CrewFrame.tsx'),
      provideTemporal(),
      needTexts('signedIn', 'crew'),
    ])
    return { Component }
  }),
]

/** Loads the routes of an area and the list of its texts for an address that is no visitor page: visitors do not carry these lists. */
export const findRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const area = areaOf(path)
  const [pages] = await Promise.all([
    loadChunk(pagesOf[area]),
    loadChunk(() => import('../i18n/signedInTexts.ts')),
  ])
  patch(area === 'customer' ? customerFrame : area, pages)
}

const pagesOf: Readonly<Record<SessionArea, () => Promise<RouteObject[]>>> = {
  customer: async () => (await import('../customer/customerPages.ts')).customerPages,
  admin: async () => (await import('../office/officePages.ts')).officePages,
  staff: async () => (await import('../crew/crewPages.ts')).crewPages,
}

function officeArea(id: 'admin' | 'staff', lazy: NonNullable<RouteObject['lazy']>): RouteObject {
  return { id, ErrorBoundary: SiteError, HydrateFallback: PageLoading, lazy, children: [] }
}
