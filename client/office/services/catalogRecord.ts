import {
  AddOnService,
  ConditionKind,
  CountingMode,
  nameOf,
  PeriodType,
  ServiceCatalog,
} from '../../../schema/rules/enumerations.ts'
import { propertyAttributes } from '../../../schema/rules/propertyConditions.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import {
  type FieldWords,
  type RecordedField,
  recordedFields,
  type Text,
  type WireField,
  yesOrNo,
} from '../parts/settings/recordedFields.ts'

/** A change of the catalogue, as far as its fields need it. */
export interface CatalogChangeFields {
  readonly subjectId: string
  readonly fields: readonly WireField[]
}

/** The condition of an additional item before and after a change, because its attribute's number is meaningless alone. */
export interface Conditions {
  readonly before: string | undefined
  readonly after: string | undefined
}

/**
 * The condition of each change's item, worked back from its current one.
 * @param changes newest first, from the newest on
 * @param today the condition of the current items, by id
 */
export function conditionsOf(
  changes: readonly CatalogChangeFields[],
  today: ReadonlyMap<string, string>,
): readonly Conditions[] {
  const known = new Map(today)
  return changes.map(({ subjectId, fields }) => {
    const changed = fields.find(({ field }) => field === 'condType')
    const after = changed ? changed.after : known.get(subjectId)
    const before = changed ? changed.before : after
    if (before) known.set(subjectId, before)
    return { before: before ?? undefined, after: after ?? undefined }
  })
}

/** Says a reader's words and months of the year. */
interface Reader {
  readonly text: Text
  readonly months: (months: readonly number[]) => string
}

/** The fields of a change as text; translations one by one. */
export function catalogFields(
  { text, months }: Reader,
  { fields }: Pick<CatalogChangeFields, 'fields'>,
  conditions: Conditions,
): RecordedField[] {
  return fields.flatMap((field) => {
    if (field.field === 'translations') return translationFields(text, field)
    if (field.field === 'propertyAttr') return [attributeField(text, field, conditions)]
    return recordedFields(text, [field], wordsOf({ text, months }))
  })
}

function wordsOf({ text, months }: Reader): Readonly<Record<string, FieldWords>> {
  const named = (words: string, ids: Readonly<Record<string, number>>) => (id: string) =>
    text(`${words}.${nameOf(ids, id)}` as MessageId)
  const counting = (id: string) => (id === '0' ? '' : named('countingType', CountingMode)(id))
  const minutes = (value: string) => text('officeItems.minutes', { count: Number(value) })
  const amount = (value: string) => (value === '0' ? '' : value)
  return {
    name: { label: 'officeItems.name' },
    itemName: { label: 'officeItems.name' },
    description: { label: 'officeItems.description' },
    specialNotice: { label: 'officeItems.notice' },
    disabled: { label: 'officeItems.disabled', write: yesOrNo(text) },
    noCalc: { label: 'officeItems.flat', write: yesOrNo(text) },
    periodType: { label: 'officeItems.periodType', write: named('periodType', PeriodType) },
    detailType: { label: 'officeItems.detailType', write: named('addOn', AddOnService) },
    offeredMonths: {
      label: 'officeItems.months',
      write: (value) => (value === '[]' ? text('officeItems.months.all') : months(JSON.parse(value))),
    },
    serviceCatalog: { label: 'officeItems.record.catalog', write: named('catalog', ServiceCatalog) },
    timeConsuming: { label: 'officeItems.record.baseTime', write: minutes },
    extraCountingType: { label: 'officeItems.extra', write: counting },
    extraConsuming: { label: 'officeItems.record.extraAmount', write: amount },
    condType: { label: 'officeItems.condition', write: named('condition', ConditionKind) },
    countingType: { label: 'officeItems.countingType', write: counting },
    consuming: { label: 'officeItems.record.amount' },
    pointsPerMinute: { label: 'officeItems.rate.label' },
  }
}

function attributeField(text: Text, { before, after }: WireField, conditions: Conditions): RecordedField {
  const say = (attribute: string | null | undefined, condition: string | undefined) => {
    const kind = nameOf(ConditionKind, condition)
    if (!attribute || !kind) return attribute ?? ''
    return text(`property.${kind}.${nameOf(propertyAttributes[kind], attribute)}` as MessageId)
  }
  return {
    label: text('officeItems.attribute'),
    before: say(before, conditions.before),
    after: say(after, conditions.after),
  }
}

const languageNames = [
  ['fr', 'officeItems.language.French'],
  ['zh', 'officeItems.language.Chinese'],
  ['ind', 'officeItems.language.Hindi'],
] as const

function translationFields(text: Text, { before, after }: WireField): RecordedField[] {
  const [old, now] = [before, after].map(wordsByLanguage)
  return languageNames
    .map(([language, label]) => ({
      label: text(label),
      before: old?.[language] ?? '',
      after: now?.[language] ?? '',
    }))
    .filter((field) => field.before !== field.after)
}

/** Each language's text, part by part. */
function wordsByLanguage(recorded: string | null | undefined): Readonly<Record<string, string>> {
  const texts: Record<string, Record<string, string>> = JSON.parse(recorded || '{}')
  return Object.fromEntries(
    Object.entries(texts).map(([language, words]) => [language, Object.values(words).join(' · ')]),
  )
}
