import { isolated } from '../../schema/rules/isolated.ts'

/** The parts of an address that a page shows. */
export interface WrittenAddress {
  readonly unit?: string | null
  readonly streetNo?: string | null
  readonly streetName: string
  readonly city: string
  readonly province?: string
  readonly postal?: string
}

/** Unit, number and street, as Canada writes them: 4-46 Larkspur Way SW. */
export function streetLine({ unit, streetNo, streetName }: WrittenAddress): string {
  const number = [unit, streetNo].filter(Boolean).join('-')
  return [number, isolated(streetName)].filter(Boolean).join(' ')
}

/** City, province and postal code: Calgary, AB T3H 2K7. */
export function cityLine({ city, province, postal }: WrittenAddress): string {
  const rest = [province, postal && postalWords(postal)].filter(Boolean).join(' ')
  return rest ? `${isolated(city)}, ${rest}` : isolated(city)
}

/** Street and city alone: 12-46 Larkspur Way SW, Calgary. */
export function placeLine(address: WrittenAddress): string {
  return `${streetLine(address)}, ${isolated(address.city)}`
}

/** The whole address on one line as Canada Post writes it, in every language: 12-46 Larkspur Way SW, Calgary, AB T3H 2K7. */
export function addressLine(address: WrittenAddress): string {
  return `${streetLine(address)}, ${cityLine(address)}`
}

/** A postal code with a no-break space, so that the halves of T3H 2K7 stay together. */
export function postalWords(postal: string): string {
  return postal.replace(' ', '\u00A0')
}
