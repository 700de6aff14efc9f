import { sendCommand } from '../../api/command/command.ts'
import { asEntry, type CodedReply } from '../../domain/signIn/codedReply.ts'
import { forgetResetHandle, resetHandle } from '../../session/resetHandle.ts'
import { endSession } from '../../session/session.ts'
import { ResetPasswordDocument } from './passwordReset.generated.ts'

export interface ChoiceValues {
  readonly validationCode: string
  readonly newPassword: string
  readonly confirmation: string
}

/**
 * Sets the new password with the mailed code (customer document sections 2 and 4). It then clears the handle and any session of this
 * browser, because the customer signs in with the new password (decision A9).
 */
export async function choosePassword({ validationCode, newPassword }: ChoiceValues): Promise<CodedReply> {
  const { message, userErrors } = await sendCommand({
    mutation: ResetPasswordDocument,
    variables: { input: { userId: resetHandle() ?? '', validationCode, newPassword } },
    ...asEntry,
  })
  if (userErrors.length === 0) {
    forgetResetHandle()
    endSession('customer')
  }
  return { message, userErrors }
}
