import { useMutation } from '@apollo/client/react'
import { ResendConfirmationDocument } from '../../../gql/graphql.ts'
import { useText } from '../../../i18n/useText.ts'
import { tellRefusal } from '../../../parts/orders/tellRefusal.ts'
import { type CommandResult, useOrderCommand } from '../../../parts/orders/useOrderCommand.ts'
import { toast } from '../../../ui/toasts.ts'

/** Asks, then has the confirmation mailed once more (back-office document section 5, decision I8). */
export function useResend(orderNo: string, settle: (result: CommandResult) => void) {
  const text = useText()
  const { run, isSending } = useOrderCommand()
  const [send] = useMutation(ResendConfirmationDocument, { context: { leaveTo: '/' } })
  const resend = async () => {
    if (!window.confirm(text('officeOrders.resend.question', { orderNo }))) return
    const result = await run(
      async (key) => (await send({ variables: { input: { key, orderNo } } })).data?.outcome,
    )
    if (!result || result.kind === 'noAnswer') return
    if (result.kind === 'done') toast('success', result.message ?? '')
    else tellRefusal(result)
    settle(result)
  }
  return { resend, isSending }
}
