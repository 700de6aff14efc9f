import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { loadChunk } from '../browser/chunks.ts'
import { provideTemporal } from '../browser/temporal.ts'
import { customerFrame, customerRoutes } from '../customer/routes.tsx'
import { needTexts } from '../i18n/intlStore.ts'
import { SiteError } from '../layout/PageError.tsx'
import { PageLoading } from '../layout/PageLoading.tsx'
import { areaOf } from '../session/areaOf.ts'
import type { SessionArea } from '../session/session.ts'

/** The three areas as a visitor has them; the routes of people who sign in come by {@link findRoutes}. */
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

/** Brings the routes of an area's pages, and where their texts lie, when an address is none of a visitor's: visitors do not carry the lists. */
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
