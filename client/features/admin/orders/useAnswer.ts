import { useState } from 'react'
import { informing } from '../../../../schema/rules/rejections.ts'
import { useText } from '../../../i18n/useText.ts'
import { tellRefusal } from '../../../parts/orders/tellRefusal.ts'
import type { CommandResult } from '../../../parts/orders/useOrderCommand.ts'
import { toast } from '../../../ui/toasts.ts'
import type { OrderDialogProps } from './orderDialog.ts'

interface Answer {
  /** Why the last attempt failed; it stands in the dialog. */
  readonly problem: string | undefined
  readonly setProblem: (problem: string | undefined) => void
  readonly take: (result: CommandResult) => void
}

/**
 * How a dialog goes on after its command: success and "somebody was quicker" are told and close it, any other refusal stays in it and what
 * can be chosen is read again (decisions E14, K1).
 */
export function useAnswer(
  { onClose, settle }: Pick<OrderDialogProps, 'onClose' | 'settle'>,
  reread: () => Promise<void>,
): Answer {
  const text = useText()
  const [problem, setProblem] = useState<string>()
  const take = (result: CommandResult) => {
    if (result.kind === 'noAnswer') return setProblem(text('officeOrders.noAnswer'))
    settle(result)
    if (result.kind === 'refused' && !informing.has(result.code)) {
      setProblem(result.message)
      return void reread()
    }
    if (result.kind === 'refused') tellRefusal(result)
    else toast('success', result.message ?? '')
    onClose()
  }
  return { problem, setProblem, take }
}
