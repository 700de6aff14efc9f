import { RequestPasswordResetDocument } from '../../../gql/graphql.ts'
import type { CodedReply } from '../../../parts/entry/codedReply.ts'
import type { HumanProof } from '../../../parts/entry/humanProof.ts'
import { sendForm } from '../../../parts/entry/sendForm.ts'
import { keepResetHandle } from '../../../session/resetHandle.ts'

/** Asks for a code, and keeps what goes with it for the next page (customer document sections 2 and 4, decision A9). */
export function requestReset(emailOrPhone: string, proof: HumanProof): Promise<CodedReply> {
  return sendForm({
    mutation: RequestPasswordResetDocument,
    variables: { input: { emailOrPhone: emailOrPhone.trim(), ...proof } },
    read: ({ requestPasswordReset: { userId, message, userErrors } }) => {
      if (userId) keepResetHandle(userId)
      return { message, userErrors }
    },
  })
}
