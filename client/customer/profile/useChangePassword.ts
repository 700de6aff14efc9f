import { sendCommand } from '../../api/command/command.ts'
import { fieldRules } from '../../forms/fieldRules.ts'
import { useServerForm } from '../../forms/useServerForm.ts'
import { needTexts } from '../../i18n/intlStore.ts'
import { renewToken } from '../../session/session.ts'
import { ChangePasswordDocument } from './profile.generated.ts'

interface Passwords {
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmation: string
}

const loadRules = () => import('./changePasswordRules.ts')
const defaultValues: Passwords = { currentPassword: '', newPassword: '', confirmation: '' }
const resolver = fieldRules<Passwords>(loadRules)

/**
 * The password form (document section 5): the server ends every session and gives a token to go on with, which is kept as long as the
 * one before (decision A4).
 */
export function useChangePassword() {
  return useServerForm<Passwords>({
    defaultValues,
    resolver,
    send: async ({ currentPassword, newPassword }) => {
      const input = { currentPassword, newPassword }
      const reply = await sendCommand({ mutation: ChangePasswordDocument, variables: { input } })
      if (reply.token) renewToken('customer', reply.token)
      return reply
    },
  })
}

/** Fetches what sending needs once somebody begins to type. */
export function prepareChanging(): void {
  void Promise.all([loadRules(), needTexts('refusals')])
}
