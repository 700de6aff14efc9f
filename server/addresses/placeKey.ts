import type { AddressFields } from '../../schema/rules/addressFields.ts'
import { asciiDigits } from '../../schema/rules/asciiText.ts'

/** The key of a place; the postal code implies the city. */
export type Place = Pick<AddressFields, 'unit' | 'streetNo' | 'streetName' | 'postal'>

/**
 * The same text for every spelling of the same place (decisions M8, P147): case, accents, spaces and punctuation do not count, neither does
 * which field holds the unit's or the house's number, and common words are read in short or in full.
 */
export function placeKey({ unit, streetNo, streetName, postal }: Place): string {
  const words = [...wordsOf(unit).filter((word) => !unitWords.has(word)), ...wordsOf(streetNo)]
  const street = wordsOf(streetName.replace(ordinalEnding, '')).map((word) => inFull.get(word) ?? word)
  // letters are joined; a gap between two numbers stays, so that 1-23 is not 12-3
  const line = [...words, ...street].join(' ').replace(/(?<!\d) | (?!\d)/g, '')
  return `${wordsOf(postal).join('')} ${line}`
}

/** A version of a current or removed address. */
export interface PlaceVersion extends Place {
  readonly addressId: string
  readonly versionId: string
}

/** Ids of the records, and of their versions, that are of one place. */
export interface PlaceRecords {
  readonly addressIds: ReadonlySet<string>
  readonly versionIds: ReadonlySet<string>
}

/** Of these versions those that are of the place, whichever record it was saved in. */
export function recordsOf(place: Place, versions: readonly PlaceVersion[]): PlaceRecords {
  const same = versions.filter((version) => isSamePlace(version, place))
  return {
    addressIds: new Set(same.map(({ addressId }) => addressId)),
    versionIds: new Set(same.map(({ versionId }) => versionId)),
  }
}

export function isSamePlace(one: Place, other: Place): boolean {
  return placeKey(one) === placeKey(other)
}

/** Letters and numbers apart, in lower case, without accents and in our digits; 046 is 46. */
function wordsOf(text: string): readonly string[] {
  const plain = text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
  return (asciiDigits(plain).match(/\d+|[\p{L}\p{Nl}\p{No}]+/gu) ?? []).map((word) =>
    word.replace(/^0+(?=\d)/, ''),
  )
}

/** 4th Street equals 4 Street; house 12E differs from 12, so this applies to streets only. */
const ordinalEnding = /(?<=\d)(?:st|nd|rd|th|e)\b/gi

/** Possible prefixes of a unit number. */
const unitWords: ReadonlySet<string> = new Set([
  'unit',
  'apt',
  'apartment',
  'suite',
  'ste',
  'app',
  'appartement',
])

const spellings: Readonly<Record<string, readonly string[]>> = {
  // "St" is either
  street: ['st', 'str', 'saint'],
  avenue: ['av', 'ave'],
  boulevard: ['blvd', 'boul'],
  circle: ['cir'],
  court: ['ct', 'crt'],
  crescent: ['cr', 'cres'],
  drive: ['dr'],
  highway: ['hwy'],
  lane: ['ln'],
  parkway: ['pkwy', 'pky'],
  place: ['pl'],
  road: ['rd'],
  square: ['sq'],
  terrace: ['terr'],
  trail: ['tr', 'trl'],
  n: ['north', 'nord'],
  s: ['south', 'sud'],
  e: ['east', 'est'],
  w: ['west', 'ouest'],
  ne: ['northeast'],
  nw: ['northwest'],
  se: ['southeast'],
  sw: ['southwest'],
}
const inFull: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([word, others]) => others.map((other) => [other, word] as const)),
)
