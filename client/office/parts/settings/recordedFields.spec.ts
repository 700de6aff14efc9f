import { expect, it } from 'vitest'
import { recordedFields, type Text, yesOrNo } from './recordedFields.ts'

const text: Text = (id) => `<${id}>`
const words = {
  disabled: { label: 'officeItems.disabled', write: yesOrNo(text) },
  name: { label: 'officeItems.name' },
} as const

it('names fields and writes their values', () => {
  const fields = [
    { field: 'disabled', before: 'false', after: 'true' },
    { field: 'name', before: 'Windows', after: null },
  ]
  expect(recordedFields(text, fields, words)).toEqual([
    { label: '<officeItems.disabled>', before: '<office.record.no>', after: '<office.record.yes>' },
    { label: '<officeItems.name>', before: 'Windows', after: '' },
  ])
})

it('leaves out what is empty on both sides, and keeps the name of a field that it has no words for', () => {
  const fields = [
    { field: 'name', before: '', after: null },
    { field: 'colour', after: 'green' },
  ]
  expect(recordedFields(text, fields, words)).toEqual([{ label: 'colour', before: '', after: 'green' }])
})
