import { useWatch } from 'react-hook-form'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { type Refusal, sendIdempotent } from '../../../api/command/command.ts'
import { localStore } from '../../../browser/storage.ts'
import { FieldGrid } from '../../../domain/address/FieldGrid.tsx'
import { CheckField } from '../../../forms/CheckField.tsx'
import { CountedArea } from '../../../forms/CountedField.tsx'
import { EditDialog } from '../../../forms/EditDialog.tsx'
import { fieldRules } from '../../../forms/fieldRules.ts'
import { NumberField } from '../../../forms/NumberField.tsx'
import { SelectField } from '../../../forms/SelectField.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { useDialogHost } from '../../../ui/useDialog.tsx'
import { ConfirmOfficeRechargeDocument } from '../userCommands.generated.ts'
import { AboutCustomer } from './AboutCustomer.tsx'
import { RechargeSums, useRechargeQuote } from './RechargeSums.tsx'
import {
  dollarsFor,
  paymentMethods,
  type RechargeTerms,
  type RechargeValues,
  rechargeTerms,
} from './rechargeForm.ts'
import type { UserDialogProps } from './userDialog.ts'

interface RechargeDialogProps extends UserDialogProps {
  /** The points that an order lacks; the amount begins with the dollars that buy them. */
  readonly missing?: number
}

/** 'Confirm Recharge': the sums are shown before anything is booked (back-office document, sections 2 and 5; decision F10). */
export function RechargeDialog({ customer, missing }: RechargeDialogProps) {
  const text = useText()
  const { quote, isRepeat, canSend, ...form } = useRecharge(customer.id, missing)
  return (
    <EditDialog
      title={text('officeUsers.recharge.title')}
      form={form}
      submitLabel={text('officeUsers.action.recharge')}
      isSubmitDisabled={!canSend}
    >
      <AboutCustomer customer={customer} />
      <FieldGrid columns={2}>
        <NumberField
          name="amount"
          label={text('officeUsers.recharge.amount')}
          max={businessRules.recharge.largestCents / 100}
          step={50}
          hasDecimals
          isFirst
        />
        <SelectField name="method" label={text('histories.sheet.method')}>
          <option value="">{text('officeUsers.recharge.method.choose')}</option>
          {paymentMethods.map((method) => (
            <option key={method} value={method}>
              {text('histories.method', { method })}
            </option>
          ))}
        </SelectField>
        <NumberField name="rewardPercent" label={text('officeUsers.recharge.percent')} max={100} />
      </FieldGrid>
      <RechargeSums quote={quote} />
      <CountedArea
        name="comment"
        limit={businessRules.lengths.memo}
        label={text('officeUsers.recharge.comment')}
        hint={text('officeUsers.recharge.comment.hint')}
        rows={2}
        minHeight="4rem"
      />
      {isRepeat && (
        <Notice tone="warn">
          <p>{text('officeUsers.recharge.repeat')}</p>
          <CheckField name="confirmRepeat">{text('officeUsers.recharge.repeat.meant')}</CheckField>
        </Notice>
      )}
    </EditDialog>
  )
}

const resolver = fieldRules<RechargeValues>(async () => (await import('./moneyRules.ts')).rechargeRules)
const emptyForm: RechargeValues = {
  amount: '',
  method: '',
  rewardPercent: '0',
  comment: '',
  confirmRepeat: false,
  repeated: '',
}

/**
 * The recharge form. An equal recharge within a minute asks for confirmation (decision F10). The form cannot be sent until its sums are on
 * screen.
 */
function useRecharge(customerId: string, missing: number | undefined) {
  const host = useDialogHost()
  const server = useServerForm<RechargeValues>({
    keepAs: `recharge ${customerId}`,
    defaultValues: { ...emptyForm, amount: dollarsFor(missing), method: lastMethod() },
    resolver,
    send: async (values) => {
      const terms = rechargeTerms(values)
      if (!terms) return undefined
      const confirmRepeat = values.confirmRepeat && isSame(terms, values.repeated)
      const reply = await sendIdempotent({
        mutation: ConfirmOfficeRechargeDocument,
        about: customerId,
        terms: { customerId, ...terms, comment: values.comment.trim() || null, confirmRepeat },
        seen: { totalSeenCents: quote.sums?.total.cents ?? null },
      })
      if (reply.userErrors.some(isRepetition)) ask(terms)
      return { ...reply, userErrors: reply.userErrors.map(atItsBox) }
    },
    fieldOf: (field) => spelling[field] ?? field,
    onDone: () => {
      localStore.set(METHOD, form.getValues('method'))
      host?.close()
    },
  })
  const { form } = server
  /** A tick for another question does not count for this one. */
  function ask(about: RechargeTerms) {
    form.setValue('confirmRepeat', false)
    form.setValue('repeated', JSON.stringify(about))
  }
  const [amount, method, rewardPercent, repeated] = useWatch({
    control: form.control,
    name: ['amount', 'method', 'rewardPercent', 'repeated'],
  })
  const terms: RechargeTerms | undefined = rechargeTerms({ amount, method, rewardPercent })
  const quote = useRechargeQuote(customerId, terms)
  return {
    ...server,
    quote,
    isRepeat: isSame(terms, repeated),
    canSend: !terms || quote.sums !== undefined,
  }
}

/** The key of the payment method that this browser used last. */
const METHOD = 'rechargeMethod'

function lastMethod(): RechargeValues['method'] {
  const kept = localStore.get(METHOD)
  return paymentMethods.find((method) => method === kept) ?? ''
}

function isRepetition({ code }: Refusal): boolean {
  return code === 'RECHARGE_REPEATED'
}

/** A repetition is confirmed in the box that then appears; the summary links to it. */
function atItsBox(refusal: Refusal): Refusal {
  return isRepetition(refusal) ? { ...refusal, field: 'confirmRepeat' } : refusal
}

/** Whether the question about a repetition concerns the form's current terms. */
function isSame(terms: RechargeTerms | undefined, repeated: string): boolean {
  return terms !== undefined && JSON.stringify(terms) === repeated
}

const spelling: Readonly<Record<string, string>> = {
  amountCents: 'amount',
  paidAmount: 'amount',
  paymentMethod: 'method',
}
