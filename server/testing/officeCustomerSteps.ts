import { insertCustomer } from '../people/customers.store.ts'
import type { Colleague } from './colleagues.ts'
import { CUSTOMER } from './homesDocuments.ts'
import { OFFICE_CHANGES } from './officeChangesDocument.ts'
import type { TestApp } from './testApp.ts'

/** One entry of the record as {@link OFFICE_CHANGES} shows it. */
export interface ShownChange {
  readonly action: string
  readonly adminName: string
  readonly partId: string | null
  readonly at: { readonly at: string }
  readonly fields: readonly { field: string; before: string | null; after: string | null }[]
}

type Shown = Readonly<Record<string, unknown>>

export type OfficeCustomerSteps = ReturnType<typeof officeCustomerSteps>

/** An administrator's calls on customers, in both APIs. */
export function officeCustomerSteps(product: TestApp, { token }: Colleague) {
  const { call, root: office } = product.as(token)
  const ask = (_root: string, query: string, variables: Shown) => office<Shown>(query, variables)
  return {
    ask,
    /** A documented call below `/Staff`. */
    rest: (name: string, body: object) => call(`/Staff/${name}`, body),
    customer: (id: string) => office<Shown>(CUSTOMER, { id }),
    /** The record of a customer, newest first. */
    async changes(customerId: string) {
      const variables = { record: 'Customer', subjectId: customerId }
      const { edges } = await office<{ edges: readonly { node: ShownChange }[] }>(OFFICE_CHANGES, variables)
      return edges.map(({ node }) => node)
    },
  }
}

/** An inactive customer, who has not opened their link. @returns their id */
export async function settleInactive({ application, now }: TestApp): Promise<string> {
  const id = crypto.randomUUID()
  await insertCustomer(application.db, {
    id,
    user_no: `C-${id.slice(0, 6)}`,
    first_name: 'Ines',
    last_name: 'Early',
    email: `${id}@example.com`,
    phone: null,
    password_hash: '',
    is_active: false,
    language: 'en',
    dob: null,
    email_notifications: true,
    created_at: now().toString(),
  })
  return id
}
