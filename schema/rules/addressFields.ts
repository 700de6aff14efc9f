import { z } from 'zod'
import { businessRules } from './businessRules.ts'
import { AreaType, BathType, BuildingType, DriveWayType, KitchenType, Province } from './enumerations.ts'
import { RejectionCode } from './rejections.ts'
import { lines, nameField, optionalLine, requiredAscii, requiredLine } from './textFields.ts'

const { lengths } = businessRules

/** A Canadian postal code, normalised to A1A 1A1, whatever separates its halves (decision B3). */
export const postalField = requiredAscii(lengths.unit)
  .overwrite((text) => text.toUpperCase().replace(/^([A-Z\d]{3})[^A-Z\d]*([A-Z\d]{3})$/, '$1 $2'))
  .regex(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/, RejectionCode.FIELD_INVALID)

/** A province by its wire id (customer document section 3). */
const provinceField = z.literal(Object.values(Province), { error: provinceFault })

/** The facts that a form may state of a property, by wire ids; null and absent state nothing. */
const told = {
  buildingType: oneOf(BuildingType),
  areaType: oneOf(AreaType),
  bathType: oneOf(BathType),
  kitchenType: oneOf(KitchenType),
  driveWayType: oneOf(DriveWayType),
  hasHalfbath: yesOrNo(),
  isCornerLot: yesOrNo(),
  hasNoWalkway: yesOrNo(),
}

/** Facts about the property by their wire ids; 0 = not stated, which no condition matches (decision B6). */
export const propertyFields = z.object({
  buildingType: told.buildingType.transform(orNotStated),
  areaType: told.areaType.transform(orNotStated),
  bathType: told.bathType.transform(orNotStated),
  kitchenType: told.kitchenType.transform(orNotStated),
  driveWayType: told.driveWayType.transform(orNotStated),
  hasHalfbath: told.hasHalfbath.transform((value) => value ?? true),
  isCornerLot: told.isCornerLot.transform((value) => value ?? false),
  hasNoWalkway: told.hasNoWalkway.transform((value) => value ?? false),
})

/** What the office confirms of a property (decision B7): a missing fact stays as it is stored. */
const confirmedFields = z.object(told)

/** The same in the documented payload (back-office document section 7), which has no walkway. */
export const confirmationFields = confirmedFields.omit({ hasNoWalkway: true })

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
  isDefault: yesOrNo().transform((value) => value ?? false),
  /** Key, alarm, pets (decision X10). Absent: as they were. */
  accessNotes: lines(lengths.text).nullish(),
  ...propertyFields.shape,
})

/** Access notes alone, which their owner may change at a confirmed address too. */
export const accessNotesFields = z.object({ accessNotes: lines(lengths.text) })

/** An address form as typed, and as parsed. */
export type AddressInput = z.input<typeof addressFields>
export type AddressFields = z.output<typeof addressFields>
export type PropertyFields = z.output<typeof propertyFields>
export type ConfirmedFields = z.input<typeof confirmedFields>

function provinceFault({ input }: { readonly input?: unknown }): string {
  const isUnset = input === undefined || input === null || input === 0 || input === ''
  return isUnset ? RejectionCode.PROVINCE_REQUIRED : RejectionCode.FIELD_INVALID
}

function oneOf(types: Readonly<Record<string, number>>) {
  return z.literal([0, ...Object.values(types)], { error: () => RejectionCode.FIELD_INVALID }).nullish()
}

function orNotStated(value: number | null | undefined): number {
  return value ?? 0
}

function yesOrNo() {
  return z.boolean({ error: () => RejectionCode.FIELD_INVALID }).nullish()
}
