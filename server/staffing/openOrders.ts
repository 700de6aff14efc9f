import type { ServiceCatalog } from '../../schema/rules/enumerations.ts'

/**
 * What staffing asks of the order book: crews know no orders. Answers are of all orders that were given so far; undefined when that cannot
 * be said right now.
 */
export interface OpenOrders {
  /** Whether a crew has orders that are not finished. */
  ofGroup(groupId: string): Promise<boolean | undefined>
  /** Whether somebody is on an order that has begun and is not finished. */
  ofStaff(staffId: string): Promise<boolean | undefined>
  /**
   * The numbers of the visits that are still to come on a day, next first; months and seasons have no day of their own.
   * @param of.day yyyy-mm-dd
   * @param of.catalog of all catalogs unless told
   * @param of.groupId of all crews unless told
   */
  onDay(of: {
    readonly day: string
    readonly catalog?: ServiceCatalog | undefined
    readonly groupId?: string | undefined
  }): Promise<readonly string[]>
}
