import type { TestApp } from './testApp.ts'

interface Said {
  readonly tag?: string
  readonly msg: string
  readonly serviceId: string
  readonly itemId: string
}

interface ServiceItemData {
  readonly additionalItems: readonly { readonly id: string; readonly consuming: number }[]
  readonly serviceItems: readonly {
    readonly serviceId: string
    readonly name: string
    readonly checkPointItems: readonly { readonly id: string; readonly itemName: string }[]
  }[]
}

/** A service that can be added. */
export const windows = {
  serviceCatalog: 1,
  name: 'Windows',
  description: 'Inside and outside.\nScreens too.',
  disabled: false,
  noCalc: false,
  periodType: 0,
  detailType: 0,
}
/** A check point of it. */
export const pane = { itemName: 'Panes', timeConsuming: 30, extraCountingType: 2, extraConsuming: 50 }

/** An administrator at the documented calls. @param token the administrator's */
export function catalogRestSteps(product: TestApp, token: string) {
  const call = <Body = Said>(path: string, body: object) => product.as(token).call<Body>(path, body)
  const catalogData = async (serviceCatalog: number) =>
    (await call<ServiceItemData>('/Staff/getServiceItemData', { serviceCatalog })).body
  return {
    call,
    catalogData,
    addWindows: async (change: Partial<typeof windows> = {}) =>
      (await call('/Staff/addServiceItem', { ...windows, ...change })).body.serviceId,
    shown: async (serviceId: string, serviceCatalog = 1) =>
      (await catalogData(serviceCatalog)).serviceItems.find((service) => service.serviceId === serviceId),
  }
}

export type CatalogRestSteps = ReturnType<typeof catalogRestSteps>
