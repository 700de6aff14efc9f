import { expect } from 'vitest'
import { insertCustomer } from '../people/customers.store.ts'
import type { Answer } from './apiClient.ts'
import type { Colleague } from './colleagues.ts'
import { contractFaults } from './contractReplies.ts'
import { CUSTOMER } from './homesDocuments.ts'
import { OFFICE_CHANGES } from './officeChangesDocument.ts'
import type { StartedProduct } from './startProduct.ts'

/** One entry of the record as {@link OFFICE_CHANGES} shows it. */
export interface ShownChange {
  readonly action: string
  readonly adminName: string
  readonly partId: string | null
  readonly at: { readonly at: string }
  readonly fields: readonly { field: string; before: string | null; after: string | null }[]
}

type Shown = Readonly<Record<string, unknown>>

/** What an administrator does to customers, in both APIs. */
export interface OfficeCustomerSteps {
  /** A documented call below `/Staff`, whose reply is held against the contract. */
  rest(call: string, body: object): Promise<Answer>
  /** The root field of an operation that must not fail. */
  ask(root: string, query: string, variables: Shown): Promise<Shown>
  customer(id: string): Promise<Shown>
  /** What is on the record of a customer, the newest first. */
  changes(customerId: string): Promise<readonly ShownChange[]>
}

export function officeCustomerSteps(product: StartedProduct, admin: Colleague): OfficeCustomerSteps {
  const ask = async (root: string, query: string, variables: Shown) => {
    const { body } = await product.graphql<Record<string, Shown>>(query, variables, admin)
    expect(body.errors).toBeUndefined()
    return body.data[root] as Shown
  }
  return {
    ask,
    async rest(call, body) {
      const path = `/Staff/${call}`
      const reply = await product.rest(path, body, admin)
      expect(contractFaults(path, reply)).toEqual([])
      return reply
    },
    customer: (id) => ask('customer', CUSTOMER, { id }),
    async changes(customerId) {
      const { edges } = await ask('officeChanges', OFFICE_CHANGES, {
        record: 'Customer',
        subjectId: customerId,
      })
      return (edges as readonly { node: ShownChange }[]).map(({ node }) => node)
    },
  }
}

/** A customer who has not opened their link. @returns their id */
export async function settleInactive({ application, now }: StartedProduct): Promise<string> {
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
