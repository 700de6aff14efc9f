import { z } from 'zod'
import { businessRules } from './businessRules.ts'
import {
  AddOnService,
  ConditionKind,
  CountingMode,
  languages,
  nameOf,
  PeriodType,
  ServiceCatalog,
} from './enumerations.ts'
import { isAddOnOf, isKnownCondition } from './propertyConditions.ts'
import { RejectionCode } from './rejections.ts'
import { lines, optionalLine, requiredLine } from './textFields.ts'

const { lengths, catalogue } = businessRules

/** What a service or a check point is called (back-office document, section 5: not empty). */
export const itemName = requiredLine(lengths.name, RejectionCode.ITEM_NAME_REQUIRED)

/** What is included, or what to know before booking: several lines, or nothing. */
const longText = lines(lengths.text)
  .nullish()
  .transform((text) => text ?? '')

const catalogField = z.literal(Object.values(ServiceCatalog), RejectionCode.FIELD_INVALID)
const addOnField = z.literal(Object.values(AddOnService), RejectionCode.FIELD_INVALID)
/** Each once, in their order; the whole year is no limit (decision X7). */
const monthsField = z
  .array(within({ least: 1, most: 12 }, RejectionCode.FIELD_INVALID), RejectionCode.FIELD_INVALID)
  .transform((months) => [...new Set(months)].sort((a, b) => a - b))
  .transform((months) => (months.length === 12 ? [] : months))
const flag = z.boolean(RejectionCode.FIELD_INVALID)

/** A service item (back-office document, sections 3 and 5), in the spelling of the documented calls. */
export const serviceFields = z
  .object({
    serviceCatalog: catalogField,
    name: itemName,
    description: longText,
    /** What to know before booking. Absent: as it was. */
    specialNotice: lines(lengths.text).nullish(),
    disabled: flag,
    noCalc: flag,
    periodType: z.literal(Object.values(PeriodType), RejectionCode.FIELD_INVALID),
    detailType: addOnField,
    /** The months in which it is offered, 1 to 12; none for the whole year. Absent: as it was. */
    offeredMonths: monthsField.nullish(),
  })
  .superRefine(({ periodType, noCalc, serviceCatalog, detailType }, context) => {
    if (periodType !== PeriodType.Day && !noCalc)
      fault(context, 'periodType', RejectionCode.PERIOD_NEEDS_FLAT_SERVICE)
    if (!isAddOnOf(serviceCatalog, detailType))
      fault(context, 'detailType', RejectionCode.ADD_ON_OF_OTHER_CATALOG)
  })

/** A check point: whole minutes, and an extra that is either set in both parts or not at all (back-office document, section 5). */
export const checkPointFields = z
  .object({
    itemName,
    timeConsuming: within(catalogue.minutes, RejectionCode.BASE_MINUTES_INVALID),
    extraCountingType: z
      .literal([0, ...Object.values(CountingMode)], RejectionCode.FIELD_INVALID)
      .nullish()
      .transform((mode) => mode ?? 0),
    extraConsuming: z
      .number(RejectionCode.COUNTING_AMOUNT_INVALID)
      .int(RejectionCode.COUNTING_AMOUNT_INVALID)
      .nullish()
      .transform((amount) => amount ?? 0),
  })
  .superRefine(({ extraCountingType: mode, extraConsuming: amount }, context) => {
    if (mode === 0 && amount > 0) fault(context, 'extraCountingType', RejectionCode.EXTRA_TYPE_REQUIRED)
    else if (mode !== 0 && amount <= 0) fault(context, 'extraConsuming', RejectionCode.EXTRA_AMOUNT_REQUIRED)
    else if (amount < 0 || amount > mostOf(mode))
      fault(context, 'extraConsuming', RejectionCode.COUNTING_AMOUNT_INVALID)
  })

/** What a fact about the property adds or saves (back-office document, section 5). */
export const additionalItemFields = z
  .object({
    serviceCatalog: catalogField,
    condType: z
      .number(RejectionCode.CONDITION_REQUIRED)
      .refine((kind) => nameOf(ConditionKind, kind) !== undefined, RejectionCode.CONDITION_REQUIRED),
    propertyAttr: z.number(RejectionCode.CONDITION_REQUIRED),
    countingType: z.literal(Object.values(CountingMode), RejectionCode.COUNTING_TYPE_REQUIRED),
    consuming: within(catalogue.minutes, RejectionCode.COUNTING_AMOUNT_INVALID),
    detailType: addOnField,
  })
  .superRefine((item, context) => {
    if (!isKnownCondition(item.condType, item.propertyAttr))
      fault(context, 'propertyAttr', RejectionCode.CONDITION_REQUIRED)
    if (item.consuming > mostOf(item.countingType))
      fault(context, 'consuming', RejectionCode.COUNTING_AMOUNT_INVALID)
    if (!isAddOnOf(item.serviceCatalog, item.detailType))
      fault(context, 'detailType', RejectionCode.ADD_ON_OF_OTHER_CATALOG)
  })

/** What a minute of a catalog's work costs, in points (decision C1). */
export const catalogSettingFields = z.object({
  serviceCatalog: catalogField,
  pointsPerMinute: within(catalogue.pointsPerMinute, RejectionCode.POINTS_PER_MINUTE_INVALID),
})

const language = z.enum(languages, RejectionCode.FIELD_INVALID)

/** A service's texts in every language; an empty part has no translation (decision C11). */
export const serviceTextFields = z.object({
  name: itemName,
  description: longText,
  specialNotice: longText,
  translations: eachLanguageOnce(
    z.object({
      language,
      name: optionalLine(lengths.name),
      description: longText,
      specialNotice: longText,
    }),
  ),
})

/** A check point's texts in other languages. */
export const checkPointTextFields = z.object({
  translations: eachLanguageOnce(z.object({ language, itemName: optionalLine(lengths.name) })),
})

export type ServiceInput = z.input<typeof serviceFields>
export type CheckPointInput = z.input<typeof checkPointFields>
export type CheckPointFields = z.output<typeof checkPointFields>
export type AdditionalItemInput = z.input<typeof additionalItemFields>
export type AdditionalItemFields = z.output<typeof additionalItemFields>
export type ServiceTextInput = z.input<typeof serviceTextFields>
export type CheckPointTextInput = z.input<typeof checkPointTextFields>

/** Percentages have their own range (decision I13). */
function mostOf(countingType: number): number {
  return (countingType === CountingMode.ByPercent ? catalogue.percent : catalogue.minutes).most
}

function within({ least, most }: { readonly least: number; readonly most: number }, code: RejectionCode) {
  return z.number(code).int(code).min(least, code).max(most, code)
}

function eachLanguageOnce<Entry extends z.ZodType<{ readonly language: string }>>(entry: Entry) {
  return z
    .array(entry, RejectionCode.FIELD_INVALID)
    .max(languages.length, RejectionCode.FIELD_INVALID)
    .refine(
      (entries) => new Set(entries.map((each) => each.language)).size === entries.length,
      RejectionCode.FIELD_INVALID,
    )
}

function fault(context: z.RefinementCtx, field: string, message: RejectionCode): void {
  context.addIssue({ code: 'custom', path: [field], message })
}
