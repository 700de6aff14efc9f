import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { Answer } from '../fakeServer.ts'
import { olivia, renderApp } from '../renderApp.tsx'

/* What the server answers in the specs of services, and what these do again and again. */

const kitchen = {
  __typename: 'OfficeCheckPoint',
  id: 'p-1',
  version: 3,
  name: 'Kitchen',
  minutes: 60,
  extraMode: null,
  extraAmount: null,
  translations: [],
}
export const clean = {
  __typename: 'OfficeService',
  id: 'v-1',
  version: 7,
  catalog: 'HouseCleaning',
  name: 'Standard clean',
  description: 'Every room.',
  isDisabled: false,
  isFlat: false,
  periodType: 'Day',
  addOn: 'None',
  offeredMonths: [],
  specialNotice: null,
  translations: [],
  checkPoints: [kitchen],
}
export const bare = {
  ...clean,
  id: 'v-2',
  name: 'Window wash',
  description: '',
  isDisabled: true,
  checkPoints: [],
}
export const corner = {
  __typename: 'AdditionalItem',
  id: 'i-1',
  version: 2,
  catalog: 'HouseCleaning',
  conditionKind: 'Kitchen',
  attribute: 2,
  label: 'More than two kitchens',
  mode: 'ByPercent',
  amount: 5,
  addOn: 'None',
}
export const settings = (serviceItems: object[], additionalItems: object[] = [], pointsPerMinute = 75) => ({
  data: {
    serviceItems,
    additionalItems,
    catalogSettings: {
      __typename: 'CatalogSettings',
      catalogs: ['HouseCleaning', 'LawnCare', 'SnowRemoval'].map((catalog) => ({
        __typename: 'CatalogSetting',
        catalog,
        pointsPerMinute,
        version: 4,
      })),
    },
  },
})
const price = { __typename: 'Price', basePoints: 4_500, additionalPoints: 0, totalPoints: 4_500, minutes: 60 }
const usual: Record<string, Answer> = {
  ServiceSettings: () => settings([clean, bare], [corner]),
  PreviewPrice: () => ({
    data: { previewPrice: { __typename: 'PricePreview', isOffered: true, price, drafted: price } },
  }),
}
export const answered = (rest: object) => ({
  data: {
    outcome: {
      __typename: 'ServicePayload',
      service: null,
      item: null,
      message: null,
      userErrors: [],
      ...rest,
    },
  },
})
export const refused = (code: string, field: string | null, message: string) =>
  answered({ userErrors: [{ __typename: 'UserError', code, field, message }] })

export const visit = (server: Record<string, Answer> = {}, at = '') =>
  renderApp({ at: `/adminServiceList${at}`, admin: olivia, server: { ...usual, ...server } })
export const expectFieldError = (field: string, message: string) =>
  waitFor(() => expect(document.getElementById(`${field}-error`)?.textContent).toBe(message))
