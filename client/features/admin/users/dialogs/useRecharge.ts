import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { v4 as newKey } from 'uuid'
import { fieldRules } from '../../../../forms/fieldRules.ts'
import { useServerForm } from '../../../../forms/useServerForm.ts'
import { ConfirmOfficeRechargeDocument } from '../../../../gql/graphql.ts'
import { useUserCommand } from '../useUserCommand.ts'
import { inForm } from './formReplies.ts'
import { type RechargeTerms, type RechargeValues, rechargeTerms } from './rechargeForm.ts'
import { useRechargeQuote } from './useRechargeQuote.ts'

const resolver = fieldRules<RechargeValues>(() => import('./rechargeRules.ts'))
const defaultValues: RechargeValues = {
  amount: '',
  method: '',
  rewardPercent: '0',
  comment: '',
  confirmRepeat: false,
}

/**
 * The recharge form. One key for one opened dialog: a retry is the same payment. An equal one within a minute asks whether it is meant
 * (decision F10). What could be booked is held back until its sums are on the screen.
 */
export function useRecharge(customerId: string, onDone: () => void) {
  const send = useUserCommand()
  const [key] = useState(() => newKey())
  const [isRepeat, setRepeat] = useState(false)
  const { form, submit } = useServerForm<RechargeValues>({
    defaultValues,
    resolver,
    send: async (values) => {
      const terms = rechargeTerms(values)
      if (!terms) return undefined
      const input = { key, customerId, ...terms, ...noted(values) }
      const outcome = await send(ConfirmOfficeRechargeDocument, { input })
      const repeated = outcome?.userErrors.some(({ code }) => code === 'RECHARGE_REPEATED')
      if (repeated) setRepeat(true)
      return inForm(outcome, spelling)
    },
    onDone,
  })
  const [amount, method, rewardPercent] = useWatch({
    control: form.control,
    name: ['amount', 'method', 'rewardPercent'],
  })
  const terms: RechargeTerms | undefined = rechargeTerms({ amount, method, rewardPercent })
  const quote = useRechargeQuote(customerId, terms)
  return { form, submit, quote, isRepeat, canSend: !terms || quote.sums !== undefined }
}

function noted({ comment, confirmRepeat }: RechargeValues) {
  return { comment: comment.trim() || null, confirmRepeat }
}

const spelling = { amountCents: 'amount', paidAmount: 'amount', paymentMethod: 'method' }
