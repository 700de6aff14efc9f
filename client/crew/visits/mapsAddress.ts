import { addressLine } from '../../format/addressText.ts'
import type { CrewJobFragment } from '../parts/crewOrders.generated.ts'

/** Where a phone's own map application, or a browser, shows the way to an address. */
export function mapsAddress(address: CrewJobFragment['address']): string {
  const { unit: _, ...house } = address
  // a unit is found inside the house; maps take "4-46" for a number of the street
  const query = addressLine(house).replaceAll('\u00A0', ' ')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${query}, Canada`)}`
}
