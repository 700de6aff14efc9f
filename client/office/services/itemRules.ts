import { z } from 'zod'
import {
  additionalItemFields,
  checkPointFields,
  itemName,
  serviceFields,
} from '../../../schema/rules/catalogFields.ts'
import type { CatalogName } from '../../domain/catalog/wireNames.ts'
import {
  type AdditionalItemValues,
  additionalItemWireOf,
  type CheckPointValues,
  checkPointWireOf,
  type ServiceValues,
  serviceWireOf,
} from './itemForms.ts'

/** The server's own rules over the forms (back-office document, section 5). */

export function serviceRules(catalog: CatalogName) {
  return z.preprocess((values) => serviceWireOf(values as ServiceValues, catalog), serviceFields)
}

/** A name in any language. */
export const itemNameRule = itemName

export const checkPointRules = z.preprocess(
  (values) => checkPointWireOf(values as CheckPointValues),
  checkPointFields,
)

export function additionalItemRules(catalog: CatalogName) {
  return z.preprocess(
    (values) => additionalItemWireOf(values as AdditionalItemValues, catalog),
    additionalItemFields,
  )
}
