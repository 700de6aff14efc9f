import { barePhone } from '../../schema/rules/phoneText.ts'

/** The data that the office's search box compares (decision I7: names by prefix without case or accents, phones by digits). */

/** Letters that normalisation does not decompose. */
const apart: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const ACCENTS = /[\u0300-\u036f]/g
const BETWEEN_LETTERS = /[^\p{L}\p{M}\p{N}]/gu

/**
 * A text without case, accents, spaces and punctuation: "Élise O’Neil" is `eliseoneil`. The database's own `lower()` would depend on how
 * that database was set up.
 */
export function searchable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => apart[letter] ?? letter)
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(BETWEEN_LETTERS, '')
}

/** The columns that a customer's name is searched by; always written together with the name. */
export function searchedNames(name: { readonly firstName: string; readonly lastName: string }) {
  return {
    search_first_last: searchable(`${name.firstName} ${name.lastName}`),
    search_last_first: searchable(`${name.lastName} ${name.firstName}`),
  }
}

/** The possible meanings of a search text; absent ones are not searched. */
export interface CustomerSearch {
  /** The beginning of a name, first or last name first, as `searchable` has it. */
  readonly name: string | undefined
  /** The beginning of an e-mail address, in lower case. */
  readonly email: string | undefined
  /** The first or last digits of a phone number, or all of them. */
  readonly phone: string | undefined
  /** A whole customer number. */
  readonly userNo: string | undefined
  /** The beginning of a street's name, as `searchable` has it, and of the number before it, in upper case. */
  readonly street: { readonly no: string; readonly name: string } | undefined
  /** The beginning of a postal code, from its first three characters on, as stored. */
  readonly postal: string | undefined
}

/** Two letters would be in half of all streets. */
const FEWEST_OF_STREET = 3

/** @returns undefined for an empty search, which means the whole list */
export function customerSearch(typed: string): CustomerSearch | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const digits = barePhone(text).replace('+', '')
  const [, userNo] = /^(?:c-?)?(\d{6,9})$/i.exec(text) ?? []
  return {
    name: /\p{L}/u.test(text) ? searchable(text) : undefined,
    email: /\s/.test(text) ? undefined : text.toLowerCase(),
    phone: /^\d{3,15}$/.test(digits) ? digits : undefined,
    userNo: userNo === undefined ? undefined : `C-${userNo}`,
    street: streetIn(text),
    postal: postalIn(text),
  }
}

/** "46 Larkspur Way" → number 46 and `larkspurway`. */
function streetIn(text: string): CustomerSearch['street'] {
  const [, no = '', rest = text] = /^(\d+[a-z]?)\s+(.+)$/i.exec(text) ?? []
  const name = searchable(rest)
  return name.length < FEWEST_OF_STREET || !/\p{L}/u.test(name) ? undefined : { no: no.toUpperCase(), name }
}

/** "t2p1" → T2P 1 */
function postalIn(text: string): string | undefined {
  const signs = text.toUpperCase().replace(/[ -]/g, '')
  return /^[A-Z]\d[A-Z](\d([A-Z]\d?)?)?$/.test(signs) ? signs.replace(/^(...)(.)/, '$1 $2') : undefined
}
