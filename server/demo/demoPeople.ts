import type { AddressInput } from '../../schema/rules/addressFields.ts'
import { demoCustomers } from './demoAccounts.ts'
import { demoNeighbours } from './demoNeighbours.ts'

/** Everybody who books in the demo data. */
export type DemoBooker = keyof typeof demoCustomers | keyof typeof demoNeighbours

/**
 * The form of a demo customer's address.
 * @param place its place in the customer's list, from 0
 * @throws RangeError for a missing one: a mistake in the demo data
 */
export function demoAddress(customer: DemoBooker, place: number): AddressInput {
  const { addresses } = { ...demoCustomers, ...demoNeighbours }[customer]
  const address = addresses[place]
  if (address === undefined) throw new RangeError(`${customer} has no address ${place}`)
  return address.form
}

/** The Calgary addresses that are not the first of their list. */
const CALGARY: Partial<Record<DemoBooker, number>> = { camille: 1, bronwyn: 1 }

/** The place of a customer's address in Calgary in their list, from 0. */
export function calgaryAddressOf(customer: DemoBooker): number {
  return CALGARY[customer] ?? 0
}
