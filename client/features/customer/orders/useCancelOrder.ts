import { useMutation } from '@apollo/client/react'
import { CancelOrderDocument, type OrderDetailFragment } from '../../../gql/graphql.ts'
import { type CommandResult, useOrderCommand } from '../../../parts/orders/useOrderCommand.ts'

/** Cancels an order for the fee that was shown; a higher one is refused by the server (decision E3). */
export function useCancelOrder(): {
  cancel: (order: OrderDetailFragment) => Promise<CommandResult | undefined>
  isSending: boolean
} {
  const { run, isSending } = useOrderCommand()
  const [send] = useMutation(CancelOrderDocument)
  const cancel = ({ orderNo, cancellation }: OrderDetailFragment) =>
    run(async (key) => {
      const input = { key, orderNo, feeSeen: cancellation?.feePoints ?? 0 }
      return (await send({ variables: { input } })).data?.cancelOrder
    })
  return { cancel, isSending }
}
