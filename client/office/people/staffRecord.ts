import type { IntlShape } from 'react-intl'
import { nameOf, provinceCodeOf, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { writeDate } from '../../format/businessDates.ts'
import { phoneText } from '../../format/phone.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import {
  type FieldWords,
  type RecordedField,
  recordedFields,
  type Text,
  type WireField,
  yesOrNo,
} from '../parts/settings/recordedFields.ts'

/** A change of staff, groups or the calendar, as far as its text needs it. */
export interface StaffChangeWords {
  readonly action: string
  /** A person's name, a group's number, or a day. */
  readonly subjectName: string
  /** Who joined or left a group. */
  readonly partName?: string | null
  readonly fields: readonly WireField[]
}

interface Wording {
  readonly text: Text
  readonly intl: IntlShape
  /** A group's label. */
  readonly groupName: (groupNo: string) => string
}

/** The subject of a change: a person, with the group they joined or left; a group, with its day off; a day, with what it is closed for. */
export function staffSubject(change: StaffChangeWords, { text, intl, groupName }: Wording): string {
  const { action, subjectName, partName, fields } = change
  const day = (date: string) => writeDate(intl, date, 'medium')
  const recorded = (name: string) => {
    const { before, after } = fields.find(({ field }) => field === name) ?? {}
    return after ?? before
  }
  if (action.startsWith('ClosedDate')) {
    const catalog = recorded('catalog')
    const what = catalog
      ? text(`catalog.${nameOf(ServiceCatalog, catalog)}` as MessageId)
      : text('officeStaff.calendar.everything')
    return `${day(subjectName)} · ${what}`
  }
  if (action.startsWith('List'))
    return text('officeStaff.list', { list: subjectName, lines: Number(recorded('lines')) })
  if (action.startsWith('DayOff')) return `${groupName(subjectName)} · ${day(recorded('date') ?? '')}`
  if (partName) return `${partName} · ${groupName(subjectName)}`
  return action.startsWith('Group') ? groupName(subjectName) : subjectName
}

/** The fields of a person or a group; the subject of other changes says everything. */
export function staffFields(text: Text, { action, fields }: StaffChangeWords): RecordedField[] {
  const isTold = ['StaffAdded', 'StaffSaved', 'StaffRemoved'].includes(action)
  return isTold || action === 'GroupSaved' ? recordedFields(text, fields, wordsOf(text)) : []
}

function wordsOf(text: Text): Readonly<Record<string, FieldWords>> {
  return {
    firstName: { label: 'officeStaff.firstName' },
    lastName: { label: 'officeStaff.lastName' },
    email: { label: 'contact.email' },
    phone: { label: 'contact.phone', write: phoneText },
    disabled: { label: 'officeStaff.disabled', write: yesOrNo(text) },
    selfAssessment: { label: 'officeStaff.selfAssessment' },
    unit: { label: 'officeStaff.unit' },
    streetNo: { label: 'officeStaff.streetNo' },
    streetName: { label: 'officeStaff.streetName' },
    city: { label: 'officeStaff.city' },
    postal: { label: 'officeStaff.postal' },
    provinceId: { label: 'officeStaff.province', write: (id) => provinceCodeOf(Number(id)) },
    groupNo: { label: 'officeStaff.groups.number' },
  }
}
