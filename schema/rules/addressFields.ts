import { z } from 'zod'
import { businessRules } from './businessRules.ts'
import { AreaType, BathType, BuildingType, DriveWayType, KitchenType, Province } from './enumerations.ts'
import { RejectionCode } from './rejections.ts'
import { nameField, optionalLine, requiredLine } from './textFields.ts'

const { lengths } = businessRules

/** A Canadian postal code, brought into the form A1A 1A1 (decision B3). */
export const postalField = requiredLine(lengths.unit)
  .regex(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i, RejectionCode.FIELD_INVALID)
  .transform((text) => text.toUpperCase().replace(/^(...)[ -]?(...)$/, '$1 $2'))

/** A province by its wire id (customer document section 3). */
export const provinceField = z.literal(Object.values(Province), { error: provinceFault })

/** Facts about the property by their wire ids; 0 = not stated, which no condition matches (decision B6). */
export const propertyFields = z.object({
  buildingType: fact(BuildingType),
  areaType: fact(AreaType),
  bathType: fact(BathType),
  kitchenType: fact(KitchenType),
  driveWayType: fact(DriveWayType),
  hasHalfbath: flag(true),
  isCornerLot: flag(false),
  hasNoWalkway: flag(false),
})

/** A whole address form (customer document sections 3 and 5), in the spelling of the documented calls. */
export const addressFields = z.object({
  firstName: nameField,
  lastName: nameField,
  unit: optionalLine(lengths.unit),
  streetNo: optionalLine(lengths.unit),
  streetName: requiredLine(lengths.streetName),
  city: nameField,
  postal: postalField,
  provinceId: provinceField,
  isDefault: flag(false),
  ...propertyFields.shape,
})

/** An address form as it is typed, and as it is understood. */
export type AddressInput = z.input<typeof addressFields>
export type AddressFields = z.output<typeof addressFields>
export type PropertyFields = z.output<typeof propertyFields>

function provinceFault(issue: { readonly input?: unknown }): string {
  const isUnset = issue.input === undefined || issue.input === null || issue.input === 0
  return isUnset ? RejectionCode.PROVINCE_REQUIRED : RejectionCode.FIELD_INVALID
}

function fact(types: Readonly<Record<string, number>>) {
  return z
    .literal([0, ...Object.values(types)], { error: () => RejectionCode.FIELD_INVALID })
    .nullish()
    .transform((value) => value ?? 0)
}

function flag(unset: boolean) {
  return z
    .boolean({ error: () => RejectionCode.FIELD_INVALID })
    .nullish()
    .transform((value) => value ?? unset)
}
