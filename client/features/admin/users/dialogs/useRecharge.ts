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
  const [repeated, setRepeated] = useState<RechargeTerms>()
  const { form, submit } = useServerForm<RechargeValues>({
    defaultValues,
    resolver,
    send: async (values) => {
      const terms = rechargeTerms(values)
      if (!terms) return undefined
      const confirmRepeat = values.confirmRepeat && isSame(terms, repeated)
      const input = { key, customerId, ...terms, comment: values.comment.trim() || null, confirmRepeat }
      const outcome = await send(ConfirmOfficeRechargeDocument, { input })
      if (outcome?.userErrors.some(isRepetition)) ask(terms)
      return inForm(outcome && { ...outcome, userErrors: outcome.userErrors.map(atItsBox) }, spelling)
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

interface Refusal {
  readonly code: string
  readonly field?: string | null
  readonly message: string
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
