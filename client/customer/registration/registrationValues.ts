import { type HumanValues, noProofYet } from '../parts/entry/humanProof.ts'

/** The registration form's values (customer document section 3), in its order. */
export interface RegistrationValues extends HumanValues {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
  readonly password: string
  readonly confirmation: string
  /** As in client/customer/parts/birthDate/birthDateParts.ts. */
  readonly dob: string
  readonly emailNotifications: boolean
  readonly marketingConsent: boolean
}

/** Mails about orders are on, advertising is off until the customer agrees (customer document section 3, decision A17). */
export const emptyRegistration: RegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
  confirmation: '',
  dob: '',
  emailNotifications: true,
  marketingConsent: false,
  ...noProofYet,
}
