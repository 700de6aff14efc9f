import type { OfficeChangeView } from '../../kernel/officeChanges.store.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { fieldChangesOf } from '../graphql/fieldChange.graphql.ts'
import type { CustomerChange } from './customerChanges.graphql.ts'

/** An entry of the record; who it was is resolved only where a query asks. */
export type CustomerChangeNode = Omit<CustomerChange, 'adminName'> & { readonly adminId: string }

export function customerChangeNode(change: OfficeChangeView): CustomerChangeNode {
  const { id, at, adminId, action, part, before, after } = change
  const addressId = part ?? null
  return { id, at: zonedMoment(at), adminId, action, addressId, fields: fieldChangesOf({ before, after }) }
}
