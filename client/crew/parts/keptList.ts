import { localStore } from '../../browser/storage.ts'
import type { CrewDayQuery } from './CrewDay.generated.ts'
import type { CrewOrdersQuery } from './crewOrders.generated.ts'

/** What a crew member read last, kept in the browser for when there is no connection (decision T10). */
export interface KeptList {
  /** When it was read: milliseconds of the server's clock. */
  readonly readAt: number
  /** By how many milliseconds that was ahead of the device's. */
  readonly aheadMs?: number
  /** The list of what is under way. */
  readonly orders: CrewOrdersQuery
  readonly day: CrewDayQuery
}

const prefix = 'staff.list.'

/** Keeps it, in place of what was read before. */
export function keepList(staffId: string, list: KeptList): void {
  localStore.set(`${prefix}${staffId}`, JSON.stringify(list))
}

/** What was kept for that crew member, if anything. */
export function keptList(staffId: string): KeptList | undefined {
  try {
    return JSON.parse(localStore.get(`${prefix}${staffId}`) ?? '') ?? undefined
  } catch {
    return undefined
  }
}

/** Names and addresses of customers do not stay behind: forgets every list but that crew member's own. */
export function forgetListsBut(staffId: string | undefined): void {
  for (const name of localStore.names())
    if (name.startsWith(prefix) && name !== `${prefix}${staffId}`) localStore.remove(name)
}
