import { describe, expect, test } from 'vitest'
import en from '../../schema/lookups/en.json' with { type: 'json' }
import fr from '../../schema/lookups/fr.json' with { type: 'json' }
import ind from '../../schema/lookups/ind.json' with { type: 'json' }
import zh from '../../schema/lookups/zh.json' with { type: 'json' }
import { propertyLabel } from './lookups.ts'

describe('labels of property conditions', () => {
  test.each(Object.entries({ fr, zh, ind }))('%s names all that English names', (_language, labels) => {
    expect(Object.keys(labels)).toEqual(Object.keys(en))
  })

  test('an id nobody named shows as unknown', () => {
    expect(propertyLabel(2, 5, 'fr')).toBe('Terrain d’angle')
    expect(propertyLabel(3, 1, 'zh')).toBe('未知')
  })
})
