import {
  AddOnService,
  ConditionKind,
  CountingMode,
  PeriodType,
  ServiceCatalog,
} from '../../../schema/rules/enumerations.ts'
import type {
  CheckPointTranslationInput,
  DraftAdditionalItemInput,
  DraftCheckPointInput,
  Language,
} from '../../api/schema.generated.ts'
import type { CatalogName } from '../../domain/catalog/wireNames.ts'
import { typedNumber } from '../../format/typedNumber.ts'
import type {
  AdditionalItemRowFragment,
  CheckPointRowFragment,
  ServiceRowFragment,
} from './services.generated.ts'

/** Forms in the spelling of the documented calls (back-office document, section 7); wire numbers are text in the form. */

export interface ServiceValues {
  readonly name: string
  readonly description: string
  readonly detailType: string
  readonly noCalc: boolean
  readonly periodType: string
  readonly disabled: boolean
  /** Numbers of months, 1 to 12; none for the whole year. */
  readonly offeredMonths: readonly string[]
}

export interface CheckPointValues {
  readonly itemName: string
  readonly timeConsuming: string
  /** The extra applies; without it both parts below are sent empty. */
  readonly hasExtra: boolean
  readonly extraCountingType: string
  readonly extraConsuming: string
  readonly names: Readonly<Record<OtherLanguage, string>>
}

export interface AdditionalItemValues {
  readonly condType: string
  readonly propertyAttr: string
  readonly countingType: string
  readonly consuming: string
  readonly detailType: string
}

/** The languages for translations, beside English. */
export const otherLanguages = ['French', 'Chinese', 'Hindi'] as const
export type OtherLanguage = (typeof otherLanguages)[number]

export function serviceFormOf(service?: ServiceRowFragment): ServiceValues {
  return {
    name: service?.name ?? '',
    description: service?.description ?? '',
    detailType: String(AddOnService[service?.addOn ?? 'None']),
    noCalc: service?.isFlat ?? false,
    periodType: String(PeriodType[service?.periodType ?? 'Day']),
    disabled: service?.isDisabled ?? false,
    offeredMonths: service?.offeredMonths.map(String) ?? [],
  }
}

/** As the rules take it. The period type is sent as 0 unless noCalc is checked (back-office document, section 5). */
export function serviceWireOf(values: ServiceValues, catalog: CatalogName) {
  return {
    ...values,
    serviceCatalog: ServiceCatalog[catalog],
    detailType: Number(values.detailType),
    periodType: values.noCalc ? Number(values.periodType) : PeriodType.Day,
    offeredMonths: values.offeredMonths.map(Number),
  }
}

/** As GraphQL takes it, without the service's id. */
export function serviceInputOf(values: ServiceValues, catalog: CatalogName) {
  const { disabled, noCalc, periodType, detailType, ...wire } = serviceWireOf(values, catalog)
  const { name, description, offeredMonths } = wire
  return {
    name,
    description,
    isDisabled: disabled,
    isFlat: noCalc,
    periodType: nameOf(PeriodType, periodType) ?? 'Day',
    addOn: nameOf(AddOnService, detailType) ?? 'None',
    offeredMonths,
  } as const
}

export function checkPointFormOf(point?: CheckPointRowFragment): CheckPointValues {
  const nameIn = (language: Language) =>
    point?.translations.find((translation) => translation.language === language)?.name ?? ''
  return {
    itemName: point?.name ?? '',
    timeConsuming: String(point?.minutes ?? ''),
    hasExtra: Boolean(point?.extraMode),
    extraCountingType: String(point?.extraMode ? CountingMode[point.extraMode] : 0),
    extraConsuming: String(point?.extraMode ? point.extraAmount : ''),
    names: { French: nameIn('French'), Chinese: nameIn('Chinese'), Hindi: nameIn('Hindi') },
  }
}

export function checkPointWireOf({ hasExtra, ...values }: CheckPointValues) {
  return {
    itemName: values.itemName,
    timeConsuming: typedNumber(values.timeConsuming),
    extraCountingType: hasExtra ? Number(values.extraCountingType) : 0,
    extraConsuming: hasExtra ? typedNumber(values.extraConsuming) : 0,
  }
}

export function checkPointInputOf(values: CheckPointValues): Omit<DraftCheckPointInput, 'id'> {
  const { itemName, timeConsuming, extraCountingType, extraConsuming } = checkPointWireOf(values)
  const extraMode = nameOf(CountingMode, extraCountingType)
  return {
    name: itemName,
    minutes: timeConsuming,
    extraMode,
    extraAmount: extraMode ? extraConsuming : null,
    translations: otherLanguages.flatMap((language): CheckPointTranslationInput[] => {
      const name = values.names[language].trim()
      return name ? [{ language, name }] : []
    }),
  }
}

export function additionalItemFormOf(item?: AdditionalItemRowFragment): AdditionalItemValues {
  return {
    condType: String(item ? ConditionKind[item.conditionKind] : 0),
    propertyAttr: String(item?.attribute ?? 0),
    countingType: String(item ? CountingMode[item.mode] : 0),
    consuming: String(item?.amount ?? ''),
    detailType: String(AddOnService[item?.addOn ?? 'None']),
  }
}

export function additionalItemWireOf(values: AdditionalItemValues, catalog: CatalogName) {
  return {
    serviceCatalog: ServiceCatalog[catalog],
    condType: Number(values.condType),
    propertyAttr: Number(values.propertyAttr),
    countingType: Number(values.countingType),
    consuming: typedNumber(values.consuming),
    detailType: Number(values.detailType),
  }
}

/** As GraphQL takes it; null while a choice is missing. */
export function additionalItemInputOf(
  values: AdditionalItemValues,
): Omit<DraftAdditionalItemInput, 'id'> | null {
  const conditionKind = nameOf(ConditionKind, Number(values.condType))
  const mode = nameOf(CountingMode, Number(values.countingType))
  if (!conditionKind || !mode) return null
  return {
    conditionKind,
    attribute: Number(values.propertyAttr),
    mode,
    amount: typedNumber(values.consuming),
    addOn: nameOf(AddOnService, Number(values.detailType)) ?? 'None',
  }
}

const fieldNames: Readonly<Record<string, string>> = {
  isDisabled: 'disabled',
  isFlat: 'noCalc',
  addOn: 'detailType',
  minutes: 'timeConsuming',
  extraMode: 'extraCountingType',
  extraAmount: 'extraConsuming',
  conditionKind: 'condType',
  attribute: 'propertyAttr',
  mode: 'countingType',
  amount: 'consuming',
}

/** The form's field for one of the server's. @param name the form's field for the item's name */
export function itemFieldOf(field: string, name: 'name' | 'itemName' = 'name'): string {
  return field === 'name' ? name : (fieldNames[field] ?? field)
}

/** The contract's name of a number; null for an unknown one. */
function nameOf<Name extends string>(ids: Readonly<Record<Name, number>>, id: number): Name | null {
  return (Object.keys(ids) as Name[]).find((name) => ids[name] === id) ?? null
}
