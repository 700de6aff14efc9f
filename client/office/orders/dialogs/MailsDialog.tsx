import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { QueryState } from '../../../api/QueryState.tsx'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { OrderMailsDocument, type OrderMailsQuery } from '../orders.generated.ts'
import { OrderBrief } from './OrderBrief.tsx'
import type { OrderDialogProps } from './orderDialog.ts'

/** Every mail about an order and its state, oldest first (decision J2). */
export function MailsDialog({ order }: OrderDialogProps) {
  const text = useText()
  const result = useQuery(OrderMailsDocument, {
    variables: { orderNo: order.order.orderNo },
    fetchPolicy: 'network-only',
    context: { isQuiet: true },
  })
  return (
    <Dialog title={text('officeOrders.action.mails')} size="lg">
      <OrderBrief order={order} />
      <QueryState
        result={{ ...result, data: result.data?.orderMails }}
        isOffice
        words="officeOrders.failed"
        skeleton={<SkeletonRows rows={2} height="3rem" aria-hidden />}
      >
        {(mails) => <Mails mails={mails} />}
      </QueryState>
    </Dialog>
  )
}

type Mail = NonNullable<OrderMailsQuery['orderMails']>[number]

function Mails({ mails }: { readonly mails: readonly Mail[] }) {
  const text = useText()
  const { moment } = useFormats()
  if (mails.length === 0) return <chakra.p color="muted">{text('officeOrders.mails.none')}</chakra.p>
  return (
    <chakra.ul listStyleType="none" textStyle="t14">
      {mails.map(({ mailId, kind, status, subject, createdAt, sentAt }) => (
        <Row key={mailId}>
          <chakra.div flex="1 1 14rem" minWidth="0">
            <chakra.p fontWeight="medium">{text('officeOrders.mails.kind', { kind })}</chakra.p>
            {subject && (
              <chakra.p color="muted" overflowWrap="anywhere">
                {subject}
              </chakra.p>
            )}
          </chakra.div>
          <chakra.span color="muted">{moment(sentAt ?? createdAt)}</chakra.span>
          <Tag tone={tones[status]}>{text('officeOrders.mails.status', { status })}</Tag>
        </Row>
      ))}
    </chakra.ul>
  )
}

const tones = { Sent: 'ok', Failed: 'warn', Pending: 'plain', Skipped: 'plain' } as const

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    py: '3',
    fontVariantNumeric: 'tabular-nums',
    '& + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
})
