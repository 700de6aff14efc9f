import { AddOnService, ServiceCatalog as CatalogIds } from '../../../schema/rules/enumerations.ts'
import { isAddOnOf } from '../../../schema/rules/propertyConditions.ts'
import type {
  AddOnService as AddOn,
  CheckPointTranslationInput,
  ConditionKind,
  CountingMode,
  DraftAdditionalItemInput,
  DraftCheckPointInput,
  Language,
  PeriodType,
  ServiceCatalog,
} from '../../api/schema.generated.ts'
import { typedNumber } from '../../format/typedNumber.ts'
import type {
  AdditionalItemRowFragment,
  CheckPointRowFragment,
  ServiceRowFragment,
} from './services.generated.ts'

/** Forms in the words of GraphQL; numbers are text, and a choice that is not made is empty. */

export interface ServiceValues {
  readonly name: string
  readonly description: string
  readonly specialNotice: string
  readonly addOn: AddOn
  readonly isFlat: boolean
  readonly periodType: PeriodType
  readonly isDisabled: boolean
  /** Numbers of months, 1 to 12; none for the whole year. */
  readonly offeredMonths: readonly string[]
}

export interface CheckPointValues {
  readonly name: string
  readonly minutes: string
  /** The extra applies; without it both parts below are sent empty. */
  readonly hasExtra: boolean
  readonly extraMode: CountingMode | ''
  readonly extraAmount: string
  readonly names: Readonly<Record<OtherLanguage, string>>
}

export interface AdditionalItemValues {
  readonly conditionKind: ConditionKind | ''
  /** By its documented number; 0 is none. */
  readonly attribute: string
  readonly mode: CountingMode | ''
  readonly amount: string
  readonly addOn: AddOn
}

/** The languages for translations, beside English. */
export const otherLanguages = ['French', 'Chinese', 'Hindi'] as const
export type OtherLanguage = (typeof otherLanguages)[number]

/** The add-ons that services and items of a catalog may have (decision C7). */
export function addOnsOf(catalog: ServiceCatalog): AddOn[] {
  return (Object.keys(AddOnService) as AddOn[]).filter((name) =>
    isAddOnOf(CatalogIds[catalog], AddOnService[name]),
  )
}

export function serviceFormOf(service?: ServiceRowFragment): ServiceValues {
  return {
    name: service?.name ?? '',
    description: service?.description ?? '',
    specialNotice: service?.specialNotice ?? '',
    addOn: service?.addOn ?? 'None',
    isFlat: service?.isFlat ?? false,
    periodType: service?.periodType ?? 'Day',
    isDisabled: service?.isDisabled ?? false,
    offeredMonths: service?.offeredMonths.map(String) ?? [],
  }
}

/** Without the service's id. The period is a day unless the price is flat (back-office document, section 5). */
export function serviceInputOf(values: ServiceValues) {
  const { isFlat, periodType, offeredMonths } = values
  return {
    ...values,
    periodType: isFlat ? periodType : ('Day' as const),
    offeredMonths: offeredMonths.map(Number),
  }
}

export function checkPointFormOf(point?: CheckPointRowFragment): CheckPointValues {
  const nameIn = (language: Language) =>
    point?.translations.find((translation) => translation.language === language)?.name ?? ''
  return {
    name: point?.name ?? '',
    minutes: String(point?.minutes ?? ''),
    hasExtra: Boolean(point?.extraMode),
    extraMode: point?.extraMode ?? '',
    extraAmount: String(point?.extraMode ? point.extraAmount : ''),
    names: { French: nameIn('French'), Chinese: nameIn('Chinese'), Hindi: nameIn('Hindi') },
  }
}

export function checkPointInputOf({
  hasExtra,
  ...values
}: CheckPointValues): Omit<DraftCheckPointInput, 'id'> {
  return {
    name: values.name,
    minutes: typedNumber(values.minutes),
    extraMode: (hasExtra && values.extraMode) || null,
    extraAmount: hasExtra ? typedNumber(values.extraAmount) : null,
    translations: otherLanguages.flatMap((language): CheckPointTranslationInput[] => {
      const name = values.names[language].trim()
      return name ? [{ language, name }] : []
    }),
  }
}

export function additionalItemFormOf(item?: AdditionalItemRowFragment): AdditionalItemValues {
  return {
    conditionKind: item?.conditionKind ?? '',
    attribute: String(item?.attribute ?? 0),
    mode: item?.mode ?? '',
    amount: String(item?.amount ?? ''),
    addOn: item?.addOn ?? 'None',
  }
}

/** Once the rules accept it, which ask for every choice. */
export function additionalItemInputOf(values: AdditionalItemValues) {
  const numbers = { attribute: Number(values.attribute), amount: typedNumber(values.amount) }
  return { ...values, ...numbers } as Omit<DraftAdditionalItemInput, 'id'>
}
