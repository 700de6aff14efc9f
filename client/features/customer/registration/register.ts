import { isoDate } from '../../../forms/birthDateParts.ts'
import { RegisterDocument } from '../../../gql/graphql.ts'
import type { CodedReply } from '../../../parts/entry/codedReply.ts'
import type { HumanProof } from '../../../parts/entry/humanProof.ts'
import { sendForm } from '../../../parts/entry/sendForm.ts'
import type { RegistrationValues } from './registrationValues.ts'

/** Asks for an account (customer document section 2, /createAccount); it opens with the link in the mail that follows (decision A8). */
export function register(values: RegistrationValues, proof: HumanProof): Promise<CodedReply> {
  const { confirmation: _, validationCode: __, proofOfWork: ___, dob, ...fields } = values
  return sendForm({
    mutation: RegisterDocument,
    variables: { input: { ...fields, dob: isoDate(dob) || null, ...proof } },
    read: (data) => data.register,
  })
}
