import { expect, it } from 'vitest'
import { checkPointLabel, serviceTextOf } from './catalogTexts.ts'

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

it('names check points', () => {
  const point = { itemName: 'Floors', translations: { fr: { itemName: 'Planchers' } } }
  expect([checkPointLabel(point, 'fr'), checkPointLabel(point, 'zh')]).toEqual(['Planchers', 'Floors'])
})
