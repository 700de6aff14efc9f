import { provinceCodeOf } from '../../schema/rules/enumerations.ts'
import { isolated } from '../../schema/rules/isolated.ts'

/** The parts of an address in its line; unknown ones are empty. */
export interface AddressParts {
  readonly unit: string
  readonly streetNo: string
  readonly streetName: string
  readonly city: string
  readonly province: number
  readonly postal: string
}

/** An address as Canadians write it: 4-12 Spruce Lane NW, Calgary AB T2N 1N4. */
export function addressLine(address: AddressParts): string {
  const { city, province, postal } = address
  return `${streetLine(address)}, ${isolated(city)} ${provinceCodeOf(province)} ${postal}`
}

/** Its first half: 4-12 Spruce Lane NW. */
export function streetLine({
  unit,
  streetNo,
  streetName,
}: Pick<AddressParts, 'unit' | 'streetNo' | 'streetName'>): string {
  const number = [unit, streetNo].filter(Boolean).join('-')
  return [number, isolated(streetName)].filter(Boolean).join(' ')
}
