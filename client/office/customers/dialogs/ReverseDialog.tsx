import { useQuery } from '@apollo/client/react'
import { useFormState } from 'react-hook-form'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { QueryState } from '../../../api/QueryState.tsx'
import { CountedArea } from '../../../forms/CountedField.tsx'
import { EditDialog } from '../../../forms/EditDialog.tsx'
import { useCommandForm } from '../../../forms/useCommandForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { OfficeReversalQuoteDocument, ReverseOfficeRechargeDocument } from '../userCommands.generated.ts'
import type { OfficePaymentRowFragment } from '../userHistories.generated.ts'
import { AboutCustomer } from './AboutCustomer.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import { Box } from './RechargeSums.tsx'
import type { UserDialogProps } from './userDialog.ts'

interface ReverseDialogProps extends UserDialogProps {
  readonly payment: OfficePaymentRowFragment
}

/**
 * Reverses a recharge up to its unspent part, with a credit note (decision F11). What is shown is what happens: the command carries the
 * quote's points, so that points spent meanwhile refuse it.
 */
export function ReverseDialog({ customer, payment }: ReverseDialogProps) {
  const text = useText()
  const result = useQuote(customer.id, payment.paymentId)
  const quote = result.data
  const form = useReversal({ customerId: customer.id, payment, amount: quote?.points })
  // an earlier attempt without an answer may have reversed some already
  const isUnanswered = useFormState({ control: form.form.control }).errors.root?.type === 'unanswered'
  const isNothing = quote?.points === 0 && !isUnanswered
  return (
    <EditDialog
      title={text('officeUsers.reverse.title')}
      form={form}
      submitLabel={text('officeUsers.reverse.submit')}
      isSubmitDisabled={!quote || isNothing}
    >
      <AboutCustomer customer={customer}>
        {text('histories.invoice', { number: payment.invoiceNo })}
      </AboutCustomer>
      <QueryState
        result={result}
        words="officeUsers.quote.failed"
        skeleton={<Skeleton height="13rem" borderRadius="card" />}
      >
        {(quote) =>
          isNothing ? (
            <Notice tone="warn">{text('officeUsers.reverse.nothing')}</Notice>
          ) : (
            <>
              <Box>
                <QuoteLines
                  sums={quote}
                  pointsLabel={text('officeUsers.reverse.points')}
                  rewardLabel={text('officeUsers.reverse.reward')}
                  paidLabel={text('officeUsers.reverse.giveBack')}
                />
              </Box>
              {quote.rewardOwed > 0 && (
                <Notice tone="warn">{text('officeUsers.reverse.owed', { points: quote.rewardOwed })}</Notice>
              )}
              <CountedArea
                name="reason"
                limit={businessRules.lengths.memo}
                label={text('officeUsers.reverse.reason')}
                hint={text('officeUsers.reverse.reason.hint')}
                rows={2}
                minHeight="4rem"
              />
            </>
          )
        }
      </QueryState>
    </EditDialog>
  )
}

function useQuote(customerId: string, paymentId: number) {
  const { data, error, refetch } = useQuery(OfficeReversalQuoteDocument, {
    variables: { customerId, paymentId },
    fetchPolicy: 'network-only',
    context: { overlay: 'never' },
  })
  const quote = data?.reversalQuote ?? undefined
  return { data: quote, error: error ?? (data && !quote), refetch }
}

interface Reversal {
  readonly customerId: string
  readonly payment: OfficePaymentRowFragment
  readonly amount: number | undefined
}

function useReversal({ customerId, payment, amount }: Reversal) {
  const { paymentId } = payment
  return useCommandForm(ReverseOfficeRechargeDocument, {
    about: `${customerId} ${paymentId}`,
    seen: { amount: amount ?? 0 },
    defaultValues: { reason: '' },
    terms: ({ reason }) => (amount === undefined ? undefined : { customerId, paymentId, reason }),
  })
}
