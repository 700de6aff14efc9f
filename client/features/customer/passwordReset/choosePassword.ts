import { ResetPasswordDocument } from '../../../gql/graphql.ts'
import type { CodedReply } from '../../../parts/entry/codedReply.ts'
import { sendForm } from '../../../parts/entry/sendForm.ts'
import { forgetResetHandle, resetHandle } from '../../../session/resetHandle.ts'
import { endSession } from '../../../session/session.ts'

export interface ChoiceValues {
  readonly validationCode: string
  readonly newPassword: string
  readonly confirmation: string
}

/**
 * Sets the new password with the mailed code (customer document sections 2 and 4). The handle is of no more use then, and neither is a
 * session this browser may have: whoever chose a password signs in with it (decision A9).
 */
export function choosePassword({ validationCode, newPassword }: ChoiceValues): Promise<CodedReply> {
  return sendForm({
    mutation: ResetPasswordDocument,
    variables: { input: { userId: resetHandle() ?? '', validationCode, newPassword } },
    read: ({ resetPassword: { message, userErrors } }) => {
      if (userErrors.length === 0) {
        forgetResetHandle()
        endSession('customer')
      }
      return { message, userErrors }
    },
  })
}
