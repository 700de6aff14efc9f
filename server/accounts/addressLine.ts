import { Province } from '../../schema/rules/enumerations.ts'
import type { Address } from './addresses.store.ts'

/** An address as Canadians write it: 4-12 Spruce Lane NW, Calgary AB T2N 1N4. */
export function addressLine(
  address: Pick<Address, 'unit' | 'streetNo' | 'streetName' | 'city' | 'province' | 'postal'>,
): string {
  const { unit, streetNo, streetName, city, province, postal } = address
  const number = [unit, streetNo].filter(Boolean).join('-')
  return `${[number, streetName].filter(Boolean).join(' ')}, ${city} ${provinceCodes.get(province) ?? ''} ${postal}`
}

const provinceCodes = new Map<number, string>(Object.entries(Province).map(([code, id]) => [id, code]))
