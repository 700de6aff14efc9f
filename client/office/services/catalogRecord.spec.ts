import { expect, it } from 'vitest'
import type { Text } from '../parts/settings/recordedFields.ts'
import { catalogFields, conditionsOf } from './catalogRecord.ts'

const text: Text = (id, values) => (values ? `${id}(${Object.values(values).join()})` : id)
const reader = { text, months: (months: readonly number[]) => months.join('-') }
const unknown = { before: undefined, after: undefined }

it('says what the numbers of a service and a check point mean', () => {
  const fields = [
    { field: 'noCalc', before: 'false', after: 'true' },
    { field: 'periodType', before: '0', after: '2' },
    { field: 'offeredMonths', before: '[]', after: '[5,6]' },
    { field: 'timeConsuming', before: '30', after: '45' },
    { field: 'extraCountingType', before: '0', after: '3' },
    { field: 'extraConsuming', before: '0', after: '15' },
  ]
  expect(catalogFields(reader, { fields }, unknown)).toEqual([
    { label: 'officeItems.flat', before: 'office.record.no', after: 'office.record.yes' },
    { label: 'officeItems.periodType', before: 'periodType.Day', after: 'periodType.Season' },
    { label: 'officeItems.months', before: 'officeItems.months.all', after: '5-6' },
    {
      label: 'officeItems.record.baseTime',
      before: 'officeItems.minutes(30)',
      after: 'officeItems.minutes(45)',
    },
    { label: 'officeItems.extra', before: '', after: 'countingType.ByReduction' },
    { label: 'officeItems.record.extraAmount', before: '', after: '15' },
  ])
})

it('leaves out an extra that a new check point does not have', () => {
  const fields = [
    { field: 'itemName', after: 'Panes' },
    { field: 'extraCountingType', after: '0' },
    { field: 'extraConsuming', after: '0' },
  ]
  expect(catalogFields(reader, { fields }, unknown)).toEqual([
    { label: 'officeItems.name', before: '', after: 'Panes' },
  ])
})

it('tells of texts in other languages by language, only those that differ', () => {
  const before = JSON.stringify({ fr: { name: 'Vitres' }, zh: { name: '窗户' } })
  const after = JSON.stringify({ fr: { name: 'Fenêtres', specialNotice: 'Ouvrez.' }, zh: { name: '窗户' } })
  expect(catalogFields(reader, { fields: [{ field: 'translations', before, after }] }, unknown)).toEqual([
    { label: 'officeItems.language.French', before: 'Vitres', after: 'Fenêtres · Ouvrez.' },
  ])
  expect(
    catalogFields(reader, { fields: [{ field: 'translations', before: '{}', after: null }] }, unknown),
  ).toEqual([])
})

it('knows the condition of an attribute from today back', () => {
  const attribute = { field: 'propertyAttr', before: '1', after: '2' }
  const changes = [
    { subjectId: 'kept', fields: [attribute] },
    { subjectId: 'gone', fields: [{ field: 'condType', before: '4', after: null }] },
    { subjectId: 'gone', fields: [attribute] },
    { subjectId: 'kept', fields: [{ field: 'condType', before: '5', after: '7' }, attribute] },
    { subjectId: 'kept', fields: [attribute] },
  ]
  const conditions = conditionsOf(changes, new Map([['kept', '7']]))
  expect(conditions).toEqual([
    { before: '7', after: '7' },
    { before: '4', after: undefined },
    { before: '4', after: '4' },
    { before: '5', after: '7' },
    { before: '5', after: '5' },
  ])
  expect(catalogFields(reader, { fields: [attribute] }, { before: '5', after: '7' })).toEqual([
    {
      label: 'officeItems.attribute',
      before: 'property.Bathroom.UpToFour',
      after: 'property.Driveway.NoGarage',
    },
  ])
})
