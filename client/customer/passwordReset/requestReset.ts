import { sendCommand } from '../../api/command/command.ts'
import { asEntry, type CodedReply } from '../../domain/signIn/codedReply.ts'
import { keepResetHandle } from '../../session/resetHandle.ts'
import type { HumanProof } from '../parts/entry/humanProof.ts'
import { RequestPasswordResetDocument } from './passwordReset.generated.ts'

/** Requests a code, and stores its handle for the next page (customer document sections 2 and 4, decision A9). */
export async function requestReset(emailOrPhone: string, proof: HumanProof): Promise<CodedReply> {
  const { userId, message, userErrors } = await sendCommand({
    mutation: RequestPasswordResetDocument,
    variables: { input: { emailOrPhone: emailOrPhone.trim(), ...proof } },
    ...asEntry,
  })
  if (userId) keepResetHandle(userId)
  return { message, userErrors }
}
