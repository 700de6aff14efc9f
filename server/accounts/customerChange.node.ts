import { zonedMoment } from '../doors/zonedMoment.ts'
import type { RecordedFields } from '../kernel/officeChange.ts'
import type { OfficeChangeView } from '../kernel/officeChanges.store.ts'
import type { CustomerChange, FieldChange } from './customerChanges.graphql.ts'

/** An entry of the record; who it was is resolved only where a query asks. */
export type CustomerChangeNode = Omit<CustomerChange, 'adminName'> & { readonly adminId: string }

export function customerChangeNode(change: OfficeChangeView): CustomerChangeNode {
  const { id, at, adminId, action, part, before, after } = change
  const addressId = part ?? null
  return { id, at: zonedMoment(at), adminId, action, addressId, fields: fieldChanges(before, after) }
}

function fieldChanges(before: RecordedFields | null, after: RecordedFields | null): FieldChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].map((field) => ({
    field,
    before: textOf(before?.[field]),
    after: textOf(after?.[field]),
  }))
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
