import type { Province, StaffMemberInput } from '../../api/schema.generated.ts'
import { typedNumber } from '../../format/typedNumber.ts'
import type { StaffRowFragment } from './staff.generated.ts'

/** A staff member as the form has one (back-office document, section 7). */
export interface StaffFormValues {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly unit: string
  readonly streetNo: string
  readonly streetName: string
  readonly city: string
  readonly province: Province | ''
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
    province: member?.province ?? '',
    postal: member?.postal ?? '',
    selfAssessment: String(member?.selfAssessment ?? ''),
    disabled: member?.disabled ?? false,
  }
}

/** The form as GraphQL takes it. */
export function staffInputOf(values: StaffFormValues): StaffMemberInput {
  return {
    ...values,
    province: values.province || null,
    selfAssessment: typedNumber(values.selfAssessment),
  }
}
