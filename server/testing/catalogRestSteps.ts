import { expect } from 'vitest'
import { contractFaults } from './contractReplies.ts'
import type { StartedProduct } from './startProduct.ts'

/* What specs of the catalogue do through the documented calls. */

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

/** An administrator at the documented calls, whose every reply is held against the contract. @param token the administrator's */
export function catalogRestSteps(product: StartedProduct, token: string) {
  async function call<Body = Said>(path: string, body: object) {
    const reply = await product.rest<Body>(path, body, { token })
    expect(contractFaults(path, reply)).toEqual([])
    return reply
  }

  async function catalogData(serviceCatalog: number) {
    const { body } = await call<ServiceItemData>('/Staff/getServiceItemData', { serviceCatalog })
    return body
  }

  async function addWindows(change: Partial<typeof windows> = {}): Promise<string> {
    return (await call('/Staff/addServiceItem', { ...windows, ...change })).body.serviceId
  }

  async function shown(serviceId: string, serviceCatalog = 1) {
    const { serviceItems } = await catalogData(serviceCatalog)
    return serviceItems.find((service) => service.serviceId === serviceId)
  }

  return { call, catalogData, addWindows, shown }
}

export type CatalogRestSteps = ReturnType<typeof catalogRestSteps>
