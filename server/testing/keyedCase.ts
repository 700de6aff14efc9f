import type { Newcomer } from './newcomers.ts'
import type { OfficeWorld } from './officeWorld.ts'

/** A mutation on data of its own: what is asked under a key, and what else is then asked under the same one. */
export interface KeyedCase {
  readonly who: 'customer' | 'admin' | 'staff'
  /** The input without its key. */
  readonly terms: object
  /** One of them for each term that may differ. */
  readonly others: readonly object[]
  /** Somebody goes on from there, so that the thing is no longer as the command left it. @param answer the command's */
  readonly goesOn?: (answer: KeyedAnswer) => Promise<unknown>
}

/** What a mutation answers, as far as cases look at it. */
export type KeyedAnswer = Readonly<Record<string, unknown>> & {
  readonly message: string | null
  readonly userErrors: readonly { readonly code: string; readonly field: string | null }[]
}

/** What a case is made on. */
export interface KeyedWorld {
  readonly office: OfficeWorld
  readonly customer: Newcomer
  readonly neighbour: Newcomer
  /** An operation of the customer that must be carried out. */
  asCustomer(root: string, input: object): Promise<KeyedAnswer>
  /** The same of the office. */
  asOffice(root: string, input: object): Promise<KeyedAnswer>
}

/** How the case of each mutation is made, by its root field. */
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
