import type { ApiClient } from './apiClient.ts'
import { apiUser, type UserError } from './apiUser.ts'
import { ADD_SERVICE, SERVICE_ITEMS } from './catalogDocuments.ts'

/** The fields of a service in `serviceItems` that specs read. */
interface OfficeService {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly specialNotice: string | null
  readonly translations: readonly { readonly language: string }[]
  readonly isDisabled: boolean
  readonly isFlat: boolean
  readonly periodType: string
  readonly addOn: string
  readonly offeredMonths: readonly number[]
  readonly checkPoints: readonly {
    readonly id: string
    readonly name: string
    readonly minutes: number
    readonly translations: readonly { readonly language: string; readonly name: string }[]
    readonly version: number
  }[]
  readonly version: number
}

/** The fields of a catalogue command's answer that specs read. */
export interface CatalogReply {
  readonly message: string | null
  readonly userErrors: readonly UserError[]
  readonly service?: OfficeService | null
  readonly item?: {
    readonly id: string
    readonly amount: number
    readonly label: string
    readonly version: number
  } | null
  readonly setting?: { readonly pointsPerMinute: number; readonly version: number } | null
}

/** A service that can be added. */
export const windowsForm = {
  name: 'Windows',
  description: 'Inside and outside.',
  isDisabled: false,
  isFlat: false,
  periodType: 'Day',
  addOn: 'None',
}

export type CatalogSteps = ReturnType<typeof catalogSteps>

/** An administrator at `/graphql`. A refusal is an answer too. */
export function catalogSteps(client: ApiClient, token: string) {
  const { ask, root } = apiUser(client, token)
  const change = (mutation: string, input: object) => root<CatalogReply>(mutation, { input })
  return {
    ask,
    change,
    /** Adds one of {@link windowsForm} to house cleaning. @throws when it is refused */
    async newService() {
      const input = { key: crypto.randomUUID(), catalog: 'HouseCleaning', ...windowsForm }
      const added = await change(ADD_SERVICE, input)
      if (!added.service) throw new Error(`refused: ${JSON.stringify(added)}`)
      return added.service
    },
    async service(id: string, catalog = 'HouseCleaning') {
      const found = (await root<OfficeService[]>(SERVICE_ITEMS, { catalog })).find((one) => one.id === id)
      if (found === undefined) throw new Error(`the catalog has no service ${id}`)
      return found
    },
  }
}
