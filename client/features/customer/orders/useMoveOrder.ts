import { useMutation } from '@apollo/client/react'
import { RescheduleOrderDocument } from '../../../gql/graphql.ts'
import { slotName } from '../../../parts/catalog/wireNames.ts'
import { type CommandResult, useOrderCommand } from '../../../parts/orders/useOrderCommand.ts'
import type { ChosenTime } from '../../../parts/paths/bookingRoute.ts'

/** Moves a day order to another time at the same price (decisions E10, K8). */
export function useMoveOrder(orderNo: string): {
  move: (chosen: ChosenTime) => Promise<CommandResult | undefined>
  isSending: boolean
} {
  const { run, isSending } = useOrderCommand()
  const [send] = useMutation(RescheduleOrderDocument)
  const move = ({ year, month, day, slot, time }: ChosenTime) =>
    run(async (key) => {
      const { hour, minute } = time ?? { hour: 0, minute: 0 }
      const input = { key, orderNo, year, month, day, hour, minute, slot: slotName(slot) }
      return (await send({ variables: { input } })).data?.rescheduleOrder
    })
  return { move, isSending }
}
