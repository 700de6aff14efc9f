import { describe, expect, it } from 'vitest'
import english from '../../../schema/lookups/en.json' with { type: 'json' }
import fr from '../../../schema/lookups/fr.json' with { type: 'json' }
import ind from '../../../schema/lookups/ind.json' with { type: 'json' }
import zh from '../../../schema/lookups/zh.json' with { type: 'json' }
import { type Language, languages } from '../../../schema/rules/enumerations.ts'
import { RankTitle } from '../../../schema/rules/ranks.ts'
import { withoutNotes } from '../../../schema/rules/textNotes.ts'
import {
  conditionItems,
  lookupItems,
  lookupLabel,
  lookupLists,
  propertyLabel,
  rankTitleLabel,
  unknownLabel,
} from './lookups.ts'

const en = withoutNotes(english)
const files: Record<string, Record<string, string>> = { en, fr, zh, ind }

/** Everything that can be labelled. */
function allLabels(language: Language): readonly string[] {
  return [
    ...lookupLists.flatMap((list) => lookupItems(list, language)),
    ...conditionItems(language).flatMap(({ attributes }) => attributes),
  ]
    .map(({ label }) => label)
    .concat(Object.values(RankTitle).map((title) => rankTitleLabel(title, language)))
}

describe('labels', () => {
  it.each(languages)('name every id of every list in %s', (language) => {
    expect(Object.keys(files[language] ?? {})).toEqual(Object.keys(en))
    expect(Object.values(files[language] ?? {}).filter((label) => label.trim() === '')).toEqual([])
    expect(allLabels(language)).not.toContain(unknownLabel(language))
    // 21 attributes of five kinds (decision B5)
    expect(conditionItems(language).flatMap(({ attributes }) => attributes)).toHaveLength(21)
  })

  it.each([
    ['en', 'Unknown'],
    ['fr', 'Inconnu'],
    ['zh', '未知'],
    ['ind', 'अज्ञात'],
  ] as const)('say in %s that an id is unknown', (language, unknown) => {
    expect(unknownLabel(language)).toBe(unknown)
    for (const list of lookupLists) expect(lookupLabel(list, 99, language)).toBe(unknown)
    expect(propertyLabel({ condType: 3, propertyAttr: 1 }, language)).toBe(unknown)
  })

  it('have a use, every one', () => {
    const used = new Set([...allLabels('en'), unknownLabel('en')])
    expect(Object.values(en).filter((label) => !used.has(label))).toEqual([])
  })
})

it('lists go by the documents: under 1,000 square feet is area 2, an over-two kitchen is 4', () => {
  expect(lookupItems('areaTypes', 'en').map(({ id, label }) => [id, label])).toEqual([
    [2, 'Under 1,000 sq ft'],
    [1, '1,000 to 2,300 sq ft'],
    [3, '2,300 to 4,000 sq ft'],
    [4, 'Over 4,000 sq ft'],
  ])
  expect(lookupItems('kitchenTypes', 'fr').at(-1)).toEqual({
    id: 4,
    name: 'OverTwo',
    label: 'Plus de deux cuisines',
  })
  const area = conditionItems('en').find(({ id }) => id === 2)
  expect(area?.attributes.map(({ id }) => id).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
})
