import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { type StaffChangeWords, staffFields, staffSubject } from './staffRecord.ts'

const intl = createIntl({ locale: 'en-CA', messages: {}, onError: () => undefined })
const text = (id: string) => id
const wording = { text, intl, groupName: (groupNo: string) => `Group ${groupNo}` }
const change = (action: string, rest: Partial<StaffChangeWords> = {}): StaffChangeWords => ({
  action,
  subjectName: '3',
  fields: [],
  ...rest,
})
const catalog = (after: string | null) => [{ field: 'catalog', before: null, after }]

it.each([
  [change('StaffSaved', { subjectName: 'Sam Okafor' }), 'Sam Okafor'],
  [change('StaffJoined', { partName: 'Sam Okafor' }), 'Sam Okafor · Group 3'],
  [change('GroupAdded'), 'Group 3'],
  [
    change('DayOffRemoved', { fields: [{ field: 'date', before: '2026-12-24', after: null }] }),
    'Group 3 · Dec 24, 2026',
  ],
  [
    change('ClosedDateAdded', { subjectName: '2026-12-25', fields: catalog(null) }),
    'Dec 25, 2026 · officeStaff.calendar.everything',
  ],
  [
    change('ClosedDateAdded', { subjectName: '2026-12-25', fields: catalog('2') }),
    'Dec 25, 2026 · catalog.LawnCare',
  ],
  [
    change('ListHandedOut', {
      subjectName: 'users',
      fields: [{ field: 'lines', before: null, after: '120' }],
    }),
    'officeStaff.list',
  ],
])('says what $action is about', (told, subject) => {
  expect(staffSubject(told, wording)).toBe(subject)
})

it('writes the fields of a person in words', () => {
  const fields = [
    { field: 'phone', before: null, after: '+14035550110' },
    { field: 'provinceId', before: '1', after: '2' },
    { field: 'disabled', before: 'false', after: 'true' },
    { field: 'unit', before: '', after: null },
  ]
  expect(staffFields(text, change('StaffSaved', { fields }))).toEqual([
    { label: 'contact.phone', before: '', after: '(403) 555-0110' },
    { label: 'officeStaff.province', before: 'AB', after: 'BC' },
    { label: 'officeStaff.disabled', before: 'office.record.no', after: 'office.record.yes' },
  ])
})

it('leaves out what the subject says already', () => {
  const fields = [{ field: 'groupNo', before: null, after: '3' }]
  expect(staffFields(text, change('GroupAdded', { fields }))).toEqual([])
  expect(staffFields(text, change('StaffJoined', { fields }))).toEqual([])
  expect(staffFields(text, change('GroupSaved', { fields }))).toHaveLength(1)
})
