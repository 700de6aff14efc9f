import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form'
import { informing } from '../../../../schema/rules/rejections.ts'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { tellRefusal } from '../../../parts/orders/tellRefusal.ts'
import {
  type CommandResult,
  type OrderAnswer,
  useOrderCommand,
} from '../../../parts/orders/useOrderCommand.ts'

interface OrderFormOptions<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>
  readonly resolver?: Resolver<Values>
  /** Sends the answers under the key of this intent. */
  readonly send: (values: Values, key: string) => Promise<OrderAnswer | undefined>
  /** Asks once more before that; nothing is sent unless it gives true. */
  readonly isSure?: (values: Values) => boolean
  readonly onClose: () => void
  readonly settle: (result: CommandResult) => void
}

/**
 * A dialog's form that is a command on an order: carried out once however often it is sent; a refusal stands where the answer was given,
 * unless somebody was quicker: that is told, the dialog closes and the list is read again (decisions E14, K1).
 */
export function useOrderForm<Values extends FieldValues>(options: OrderFormOptions<Values>) {
  const { defaultValues, resolver, send, isSure, onClose, settle } = options
  const text = useText()
  const { run } = useOrderCommand()
  return useServerForm<Values>({
    defaultValues,
    ...(resolver && { resolver }),
    send: async (values) => {
      if (isSure && !isSure(values)) return undefined
      const result = await run((key) => send(values, key))
      if (!result) return undefined
      if (result.kind === 'noAnswer') return { userErrors: [{ message: text('officeOrders.noAnswer') }] }
      settle(result)
      if (result.kind === 'done') return { message: result.message ?? null, userErrors: [] }
      if (!informing.has(result.code)) return { userErrors: [result] }
      tellRefusal(result)
      onClose()
      return undefined
    },
    onDone: onClose,
  })
}
