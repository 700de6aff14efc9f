import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { type StaffChangeWords, staffFields, staffSubject } from './staffRecord.ts'

const intl = createIntl({ locale: 'en-CA', messages: {}, onError: () => undefined })
const text = (id: string) => id
const wording = { text, intl, groupName: (groupNo: string) => `Group ${groupNo}` }
const change = (action: string, rest: Partial<StaffChangeWords> = {}): StaffChangeWords => ({
  action,
  subjectName: '3',
  changes: [],
  ...rest,
})
const catalog = (after: string | null) => [{ field: 'catalog', before: null, after }]

it.each([
  [change('staff.saved', { subjectName: 'Sam Okafor' }), 'Sam Okafor'],
  [change('staff.joined', { part: 'Sam Okafor' }), 'Sam Okafor · Group 3'],
  [change('group.added'), 'Group 3'],
  [
    change('day-off.removed', { changes: [{ field: 'date', before: '2026-12-24', after: null }] }),
    'Group 3 · Dec 24, 2026',
  ],
  [
    change('closed-date.added', { subjectName: '2026-12-25', changes: catalog(null) }),
    'Dec 25, 2026 · officeStaff.calendar.everything',
  ],
  [
    change('closed-date.added', { subjectName: '2026-12-25', changes: catalog('2') }),
    'Dec 25, 2026 · serviceCatalog.2',
  ],
  [
    change('list.handed-out', {
      subjectName: 'users',
      changes: [{ field: 'lines', before: null, after: '120' }],
    }),
    'officeStaff.list',
  ],
])('says what $action is about', (told, subject) => {
  expect(staffSubject(told, wording)).toBe(subject)
})

it('writes the fields of a person in words', () => {
  const changes = [
    { field: 'phone', before: null, after: '+14035550110' },
    { field: 'provinceId', before: '1', after: '2' },
    { field: 'disabled', before: 'false', after: 'true' },
    { field: 'unit', before: '', after: null },
  ]
  expect(staffFields(text, change('staff.saved', { changes }))).toEqual([
    { label: 'contact.phone', before: '', after: '(403) 555-0110' },
    { label: 'officeStaff.province', before: 'AB', after: 'BC' },
    { label: 'officeStaff.disabled', before: 'office.record.no', after: 'office.record.yes' },
  ])
})

it('leaves out what the subject says already', () => {
  const changes = [{ field: 'groupNo', before: null, after: '3' }]
  expect(staffFields(text, change('group.added', { changes }))).toEqual([])
  expect(staffFields(text, change('staff.joined', { changes }))).toEqual([])
  expect(staffFields(text, change('group.saved', { changes }))).toHaveLength(1)
})
