import { Province, type ProvinceCode } from '../../../schema/rules/enumerations.ts'
import type { StaffMemberInput } from '../../api/schema.generated.ts'
import { classNameOf } from '../../domain/catalog/wireNames.ts'
import { typedNumber } from '../../format/typedNumber.ts'
import type { StaffRowFragment } from './staff.generated.ts'

/** A staff member as the form has one, in the spelling of the documented call (back-office document, section 7). */
export interface StaffFormValues {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly unit: string
  readonly streetNo: string
  readonly streetName: string
  readonly city: string
  readonly provinceId: string
  readonly postal: string
  /** 0 to 5, in steps of a tenth; empty is 0. */
  readonly selfAssessment: string
  readonly disabled: boolean
}

/** A person's form, or an empty one for a new person. */
export function staffFormOf(member?: StaffRowFragment): StaffFormValues {
  return {
    firstName: member?.firstName ?? '',
    lastName: member?.lastName ?? '',
    email: member?.email ?? '',
    phone: member?.phone ?? '',
    unit: member?.unit ?? '',
    streetNo: member?.streetNo ?? '',
    streetName: member?.streetName ?? '',
    city: member?.city ?? '',
    provinceId: String(member ? Province[member.province as ProvinceCode] : 0),
    postal: member?.postal ?? '',
    selfAssessment: String(member?.selfAssessment ?? ''),
    disabled: member?.disabled ?? false,
  }
}

/** The form with numbers, as the server's rules take it. */
export function staffWireOf(values: StaffFormValues) {
  return {
    ...values,
    provinceId: Number(values.provinceId),
    selfAssessment: typedNumber(values.selfAssessment),
  }
}

/** The form as GraphQL takes it. */
export function staffInputOf(values: StaffFormValues): StaffMemberInput {
  const { provinceId: id, ...input } = staffWireOf(values)
  return { ...input, province: classNameOf(Province, id) }
}

/** The form's name of a field with a server error. */
export function staffFieldOf(field: string): string {
  return field === 'province' ? 'provinceId' : field
}
