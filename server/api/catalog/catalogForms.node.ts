import type { AdditionalItemInput, ServiceInput } from '../../../schema/rules/catalogFields.ts'
import type { CheckPointForm } from '../../catalog/checkPoints.handlers.ts'
import type { DraftForms } from '../../catalog/pricePreview.handlers.ts'
import { renameFields } from '../context/renameFields.ts'
import type {
  DraftAdditionalItemInput,
  DraftCheckPointInput,
  PriceDraftInput,
} from './checkPointCommands.graphql.ts'
import type { AddServiceInput, SaveServiceInput } from './serviceCommands.graphql.ts'

/** Forms as GraphQL sends them, in the words of the handlers, which check every part: enumerations arrive as their numbers. */

export function serviceFormOf(
  input: AddServiceInput | SaveServiceInput,
): Omit<ServiceInput, 'serviceCatalog'> {
  const { name, description, isDisabled: disabled, isFlat: noCalc, periodType, addOn: detailType } = input
  return { name, description, disabled, noCalc, periodType, detailType }
}

export function checkPointFormOf(input: Omit<DraftCheckPointInput, 'id'>): CheckPointForm {
  const { name: itemName, minutes: timeConsuming, extraMode, extraAmount, translations } = input
  const form = { itemName, timeConsuming, extraCountingType: extraMode, extraConsuming: extraAmount }
  if (translations === undefined || translations === null) return form
  const texts = translations.map(({ language, name }) => ({ language, itemName: name }))
  return { ...form, translations: texts }
}

export function additionalItemFormOf(
  input: Omit<DraftAdditionalItemInput, 'id'>,
): Omit<AdditionalItemInput, 'serviceCatalog'> {
  const { conditionKind: condType, attribute: propertyAttr, mode, amount, addOn: detailType } = input
  return { condType, propertyAttr, countingType: mode, consuming: amount, detailType }
}

/** A draft, less what it leaves out. */
export function draftFormsOf(draft: PriceDraftInput): DraftForms {
  const { checkPoint, additionalItem } = draft
  return {
    pointsPerMinute: draft.pointsPerMinute ?? undefined,
    noCalc: draft.isFlat ?? undefined,
    removedId: draft.removedId ?? undefined,
    ...(checkPoint && { checkPoint: { ...checkPointFormOf(checkPoint), id: checkPoint.id ?? undefined } }),
    ...(additionalItem && {
      additionalItem: { ...additionalItemFormOf(additionalItem), id: additionalItem.id ?? undefined },
    }),
  }
}

/** An outcome whose refusal names the field as the GraphQL forms spell it. */
export function renameFormFields<Outcome>(outcome: Outcome): Outcome {
  return renameFields(outcome, {
    serviceCatalog: 'catalog',
    disabled: 'isDisabled',
    noCalc: 'isFlat',
    detailType: 'addOn',
    itemName: 'name',
    timeConsuming: 'minutes',
    extraCountingType: 'extraMode',
    extraConsuming: 'extraAmount',
    condType: 'conditionKind',
    propertyAttr: 'attribute',
    countingType: 'mode',
    consuming: 'amount',
    rankDiscount: 'rankDiscountTenths',
    hasHalfbath: 'hasHalfBath',
  })
}
