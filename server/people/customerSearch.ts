import { barePhone } from '../../schema/rules/phoneText.ts'

/** What the search box of the office compares (decision I7: names by prefix without case or accents, phones by digits). */

/** Letters that no normal form takes apart. */
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

/** The columns a customer's name is searched by; written with the name, always together. */
export function searchedNames(name: { readonly firstName: string; readonly lastName: string }) {
  return {
    search_first_last: searchable(`${name.firstName} ${name.lastName}`),
    search_last_first: searchable(`${name.lastName} ${name.firstName}`),
  }
}

/** What a typed text may mean; a part that is absent is not looked for. */
export interface CustomerSearch {
  /** How a name begins, first or last name first, as `searchable` has it. */
  readonly name: string | undefined
  /** How an e-mail address begins, in lower case. */
  readonly email: string | undefined
  /** The last digits of a phone number, or all of them. */
  readonly phone: string | undefined
  /** A whole customer number. */
  readonly userNo: string | undefined
}

/** @returns undefined for a text that asks for nothing: the whole list is meant */
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
  }
}
