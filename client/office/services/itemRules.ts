import { additionalItemFields, checkPointFields, serviceFields } from '../../../schema/rules/catalogFields.ts'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { callRules } from '../../forms/callRules.ts'
import {
  type AdditionalItemValues,
  additionalItemInputOf,
  type CheckPointValues,
  checkPointInputOf,
  type ServiceValues,
  serviceInputOf,
} from './itemForms.ts'

/** The server's own rules over the forms (back-office document, section 5). */

export function serviceRules(catalog: ServiceCatalog) {
  return callRules<ServiceValues>(serviceFields, (values) => ({ ...serviceInputOf(values), catalog }))
}

/** A name in any language. */
export { itemName as itemNameRule } from '../../../schema/rules/catalogFields.ts'

export const checkPointRules = callRules<CheckPointValues>(checkPointFields, checkPointInputOf)

export function additionalItemRules(catalog: ServiceCatalog) {
  return callRules<AdditionalItemValues>(additionalItemFields, (values) => ({
    ...additionalItemInputOf(values),
    catalog,
  }))
}
