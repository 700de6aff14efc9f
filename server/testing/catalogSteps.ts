import { expect } from 'vitest'
import type { OfficeService } from '../api/catalog/services.graphql.ts'
import type { ApiClient } from './apiClient.ts'
import { ADD_SERVICE, SERVICE_ITEMS } from './catalogDocuments.ts'

/** What a command on the catalogue answers, as far as specs look at it. */
export interface CatalogReply {
  readonly message: string | null
  readonly userErrors: readonly {
    readonly code: string
    readonly field: string | null
    readonly message: string
  }[]
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

/** An administrator at `/graphql`. Nothing here expects success: a refusal is an answer too. */
export interface CatalogSteps {
  change(mutation: string, input: object): Promise<CatalogReply>
  ask<Data>(query: string, variables: Readonly<Record<string, unknown>>): Promise<Data>
  service(id: string, catalog?: string): Promise<OfficeService>
  /** Adds one of {@link windowsForm} to house cleaning. @throws when it is refused */
  newService(): Promise<OfficeService>
}

export function catalogSteps(client: ApiClient, token: string): CatalogSteps {
  const ask: CatalogSteps['ask'] = async <Data>(
    query: string,
    variables: Readonly<Record<string, unknown>>,
  ) => {
    const { body } = await client.graphql<Data>(query, variables, { token })
    expect(body.errors).toBeUndefined()
    return body.data
  }
  const change: CatalogSteps['change'] = async (mutation, input) => {
    const [reply] = Object.values(await ask<Record<string, CatalogReply>>(mutation, { input }))
    if (reply === undefined) throw new Error('the mutation has no answer')
    return reply
  }
  return {
    ask,
    change,
    async newService() {
      const input = { key: crypto.randomUUID(), catalog: 'HouseCleaning', ...windowsForm }
      const added = await change(ADD_SERVICE, input)
      if (!added.service) throw new Error(`refused: ${JSON.stringify(added)}`)
      return added.service
    },
    async service(id, catalog = 'HouseCleaning') {
      const { serviceItems } = await ask<{ serviceItems: OfficeService[] }>(SERVICE_ITEMS, { catalog })
      const found = serviceItems.find((service) => service.id === id)
      if (found === undefined) throw new Error(`the catalog has no service ${id}`)
      return found
    },
  }
}
