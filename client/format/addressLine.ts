interface AddressParts {
  readonly unit?: string | null
  readonly streetNo?: string | null
  readonly streetName: string
  readonly city: string
  readonly province: string
  readonly postal: string
}

/** An address on one line as Canada Post writes it, in every language: "12-46 Larkspur Way SW, Calgary, AB T3H 2K7". */
export function addressLine({ unit, streetNo, streetName, city, province, postal }: AddressParts): string {
  const number = [unit, streetNo].filter(Boolean).join('-')
  const street = [number, streetName].filter(Boolean).join(' ')
  return `${street}, ${city}, ${province} ${postalWords(postal)}`
}

/** A postal code that no line breaks in two: the halves of "T3H 2K7" stay together. */
export function postalWords(postal: string): string {
  return postal.replace(' ', '\u00A0')
}
