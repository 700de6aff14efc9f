import { sendCommand } from '../../api/command/command.ts'
import { asEntry, type CodedReply } from '../../domain/signIn/codedReply.ts'
import { isoDate } from '../parts/birthDate/birthDateParts.ts'
import type { HumanProof } from '../parts/entry/humanProof.ts'
import { RegisterDocument } from './registration.generated.ts'
import type { RegistrationValues } from './registrationValues.ts'

/** Registers an account (customer document section 2, /createAccount); the link in the following mail activates it (decision A8). */
export async function register(values: RegistrationValues, proof: HumanProof): Promise<CodedReply> {
  const { confirmation: _, validationCode: __, proofOfWork: ___, dob, ...fields } = values
  const { message, userErrors } = await sendCommand({
    mutation: RegisterDocument,
    variables: { input: { ...fields, dob: isoDate(dob) || null, ...proof } },
    ...asEntry,
  })
  return { message, userErrors }
}
