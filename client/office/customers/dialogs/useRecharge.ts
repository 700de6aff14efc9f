import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type Refusal, rereadPage, sendOnce } from '../../../api/command/command.ts'
import { fieldRules } from '../../../forms/fieldRules.ts'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { ConfirmOfficeRechargeDocument } from '../userCommands.generated.ts'
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
 * The recharge form. An equal recharge within a minute asks whether it is meant (decision F10). What could be booked is held back until its
 * sums are on the screen.
 */
export function useRecharge(customerId: string, onDone: () => void) {
  const [repeated, setRepeated] = useState<RechargeTerms>()
  const { form, submit } = useServerForm<RechargeValues>({
    slot: `recharge ${customerId}`,
    defaultValues,
    resolver,
    send: async (values) => {
      const terms = rechargeTerms(values)
      if (!terms) return undefined
      const confirmRepeat = values.confirmRepeat && isSame(terms, repeated)
      const reply = await sendOnce({
        mutation: ConfirmOfficeRechargeDocument,
        about: customerId,
        terms: { customerId, ...terms, comment: values.comment.trim() || null, confirmRepeat },
        reread: rereadPage,
      })
      if (reply.userErrors.some(isRepetition)) ask(terms)
      return inForm({ ...reply, userErrors: reply.userErrors.map(atItsBox) }, spelling)
    },
    onDone,
  })
  /** A tick given to another question is none for this one. */
  function ask(about: RechargeTerms) {
    form.setValue('confirmRepeat', false)
    setRepeated(about)
  }
  const [amount, method, rewardPercent] = useWatch({
    control: form.control,
    name: ['amount', 'method', 'rewardPercent'],
  })
  const terms: RechargeTerms | undefined = rechargeTerms({ amount, method, rewardPercent })
  const quote = useRechargeQuote(customerId, terms)
  return {
    form,
    submit,
    quote,
    isRepeat: isSame(terms, repeated),
    canSend: !terms || quote.sums !== undefined,
  }
}

function isRepetition({ code }: Refusal): boolean {
  return code === 'RECHARGE_REPEATED'
}

/** A repetition is answered in the box that then appears, to which the summary leads. */
function atItsBox(refusal: Refusal): Refusal {
  return isRepetition(refusal) ? { ...refusal, field: 'confirmRepeat' } : refusal
}

/** Whether the question of a repetition is about what stands in the form now. */
function isSame(terms: RechargeTerms | undefined, repeated: RechargeTerms | undefined): boolean {
  return terms !== undefined && JSON.stringify(terms) === JSON.stringify(repeated)
}

const spelling = { amountCents: 'amount', paidAmount: 'amount', paymentMethod: 'method' }
