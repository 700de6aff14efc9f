import type { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'

/** The id and version of the row on an administrator's screen. */
export interface Seen {
  /** The catalog it was shown in; a row of another one is not found. */
  readonly catalog?: ServiceCatalog | undefined
  /** Its version then; left out where a call has no place for it, and the last save wins. */
  readonly version?: number | undefined
}

/** Why a row differs from the one on screen: it is gone, or somebody saved it since (decision E14); undefined if it does not. */
export function unlikeSeen(
  row: { readonly serviceCatalog: ServiceCatalog; readonly version: number } | undefined,
  seen: Seen,
): Rejection | undefined {
  if (row === undefined) return reject(RejectionCode.NOT_FOUND)
  if (seen.catalog !== undefined && seen.catalog !== row.serviceCatalog)
    return reject(RejectionCode.NOT_FOUND)
  return seen.version === undefined || seen.version === row.version ? undefined : reject(RejectionCode.BUSY)
}
