import { expect, it } from 'vitest'
import { languages } from '../../schema/rules/enumerations.ts'
import { propertyAttributes } from '../../schema/rules/propertyConditions.ts'
import { checkPointLabel, propertyLabel, serviceTextOf } from './catalogTexts.ts'
import { propertyLabels } from './propertyLabels.ts'

const clean = { name: 'Clean', description: 'All of it', specialNotice: 'Empty the fridge' }

it('reads each part in the language, and as it was entered where no translation is', () => {
  const service = { ...clean, translations: { fr: { name: 'Ménage' }, zh: { specialNotice: '请清空冰箱' } } }
  expect(serviceTextOf(service, 'fr')).toEqual({ ...clean, name: 'Ménage' })
  expect(serviceTextOf(service, 'zh')).toEqual({ ...clean, specialNotice: '请清空冰箱' })
  expect(serviceTextOf(service, 'ind')).toEqual(clean)
})

it('has no notice in any language when there is none', () => {
  const service = {
    ...clean,
    specialNotice: undefined,
    translations: { fr: { specialNotice: 'Reste d’avant' } },
  }
  expect(serviceTextOf(service, 'fr').specialNotice).toBeUndefined()
})

it('names check points and conditions', () => {
  const point = { itemName: 'Floors', translations: { fr: { itemName: 'Planchers' } } }
  expect([checkPointLabel(point, 'fr'), checkPointLabel(point, 'zh')]).toEqual(['Planchers', 'Floors'])
  expect(propertyLabel({ condType: 2, propertyAttr: 3 }, 'en')).toBe('2,300 to 4,000 sq ft')
  expect(propertyLabel({ condType: 3, propertyAttr: 1 }, 'fr')).toBe('Inconnu')
})

it('has a label for every condition there is and for no other, in every language', () => {
  const conditions = Object.entries(propertyAttributes).flatMap(([kind, attributes]) =>
    attributes.map((attribute) => `${kind}.${attribute}`),
  )
  expect(conditions).toHaveLength(21)
  for (const language of languages)
    expect(Object.keys(propertyLabels[language]).toSorted()).toEqual([...conditions, 'unknown'].toSorted())
})
