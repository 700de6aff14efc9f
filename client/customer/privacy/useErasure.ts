import { sendCommand } from '../../api/command/command.ts'
import { fieldRules } from '../../forms/fieldRules.ts'
import { useServerForm } from '../../forms/useServerForm.ts'
import { RequestErasureDocument } from './privacy.generated.ts'

interface Proof {
  readonly password: string
}

const defaultValues: Proof = { password: '' }
const resolver = fieldRules<Proof>(() => import('./erasureRules.ts'))

/** The form that asks to be forgotten; refusals at the password, or as a toast where they concern the account. */
export function useErasureRequest(onAsked: () => void) {
  return useServerForm<Proof>({
    defaultValues,
    resolver,
    send: (input) => sendCommand({ mutation: RequestErasureDocument, variables: { input } }),
    onDone: onAsked,
  })
}
