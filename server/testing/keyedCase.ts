import type { Newcomer } from './newcomers.ts'
import type { OfficeWorld } from './officeWorld.ts'

/** A mutation on separate data: its terms under a key, and other terms under the same key. */
export interface KeyedCase {
  readonly who: 'customer' | 'admin' | 'staff'
  /** The input without its key. */
  readonly terms: object
  /** One of them for each term that may differ. */
  readonly others: readonly object[]
  /** Changes the subject after the command. @param answer the command's */
  readonly goesOn?: (answer: KeyedAnswer) => Promise<unknown>
}

/** The fields of a mutation's answer that cases read. */
export type KeyedAnswer = Readonly<Record<string, unknown>> & {
  readonly message: string | null
  readonly userErrors: readonly { readonly code: string; readonly field: string | null }[]
}

/** The data of a case. */
export interface KeyedWorld {
  readonly office: OfficeWorld
  readonly customer: Newcomer
  readonly neighbour: Newcomer
  /** An operation of the customer that must be carried out. */
  asCustomer(root: string, input: object): Promise<KeyedAnswer>
  /** The same of the office. */
  asOffice(root: string, input: object): Promise<KeyedAnswer>
}

/** Makes the case of each mutation, by its root field. */
export type KeyedCases = Readonly<Record<string, (world: KeyedWorld) => Promise<KeyedCase>>>

const caseOf =
  (who: KeyedCase['who']) =>
  (terms: object, others: readonly object[], goesOn?: KeyedCase['goesOn']): KeyedCase => ({
    who,
    terms,
    others,
    ...(goesOn && { goesOn }),
  })
export const byCustomer = caseOf('customer')
export const byOffice = caseOf('admin')
export const byCrew = caseOf('staff')
