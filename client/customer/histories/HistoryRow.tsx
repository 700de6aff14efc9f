import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { ActorRole } from '../../api/schema.generated.ts'
import { DocumentLink } from '../../domain/invoice/DocumentLink.tsx'
import { useFormats } from '../../format/useFormats.ts'
import { writePoints } from '../../format/writtenPoints.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { NoBreak } from '../../ui/Words.tsx'
import { userOrderDetailPath } from '../parts/paths/customerPaths.ts'

interface HistoryRowProps {
  /** What it was for; without it, `about` is the title. */
  readonly title?: ReactNode
  /** What happened. */
  readonly about: ReactNode
  readonly moment: { readonly at: string; readonly zoneLabel: string }
  readonly tags: ReactNode
  /** A signed figure, or a sum. */
  readonly amount: ReactNode
  /** Below the figure. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** One entry: title, time and actor left, the amount right. */
export function HistoryRow({ title, about, moment, tags, amount, action, children }: HistoryRowProps) {
  const formats = useFormats()
  return (
    <Row>
      <chakra.div
        flex="1 1 8rem"
        display="grid"
        gap="1"
        minWidth="0"
        alignContent="start"
        justifyItems="start"
      >
        <chakra.div fontWeight="medium" overflowWrap="anywhere">
          {title ?? about}
        </chakra.div>
        {title && <chakra.div textStyle="t14">{about}</chakra.div>}
        <Cluster rowGap="1" columnGap="2" textStyle="t14" color="muted">
          <chakra.time dateTime={moment.at} me="1">
            {formats.moment(moment)}
          </chakra.time>
          <chakra.span display="inline-flex" flexWrap="wrap" gap="2">
            {tags}
          </chakra.span>
        </Cluster>
      </chakra.div>
      <chakra.div display="grid" gap="1" alignContent="start" justifyItems="end" ms="auto" textAlign="end">
        {amount}
        {action}
      </chakra.div>
      {children}
    </Row>
  )
}

/** Points in or out with their sign; points in are green as well. */
export function SignedAmount({ points }: { readonly points: number }) {
  const intl = useIntl()
  return (
    <chakra.strong
      textStyle="t18"
      fontWeight="strong"
      whiteSpace="nowrap"
      color={points > 0 ? 'status1' : 'ink'}
    >
      {writePoints(intl, points, 'both')}
    </chakra.strong>
  )
}

/** The actor: System, Staff or Admin (customer document, section 6), or the customer, who is the reader. */
export function ActorTag({ role }: { readonly role: ActorRole }) {
  const text = useText()
  return <Tag>{role === 'Customer' ? text('histories.you') : text('histories.actor', { role })}</Tag>
}

/** Five placeholder rows. */
export function RowsSkeleton() {
  return (
    <chakra.div layerStyle="panel" px={{ base: '4', md: '6' }}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Row asChild key={row}>
          <div>
            <Stack flex="1" gap="2">
              <Skeleton height="1.25rem" width="60%" />
              <Skeleton height="1.25rem" width="80%" />
            </Stack>
            <Skeleton height="1.5rem" width="4.5rem" />
          </div>
        </Row>
      ))}
    </chakra.div>
  )
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '2',
    py: '4',
    breakInside: 'avoid',
    '& + &': { borderTopWidth: '1px', borderColor: 'line' },
  },
})

interface OrderWordsProps {
  /** A text with the order's number inside `<order>`. */
  readonly id: MessageId
  readonly kind?: string
  readonly orderNo: string
}

/** A sentence about an order, in which its number is a link. */
export function OrderWords({ id, kind = '', orderNo }: OrderWordsProps) {
  return (
    <FormattedMessage
      id={id}
      values={{
        kind,
        orderNo,
        order: (words) => (
          <Link key="order" to={userOrderDetailPath(orderNo)}>
            <NoBreak>{words}</NoBreak>
          </Link>
        ),
      }}
    />
  )
}

/** Where a customer's documents are shown. */
const page = '/userPaymentHistory'

interface InvoiceLinkProps {
  readonly paymentId: number
  readonly invoiceNo?: string
}

/** Opens an invoice over the list of the payment history. */
export function InvoiceLink({ paymentId, invoiceNo }: InvoiceLinkProps) {
  const text = useText()
  return (
    <DocumentLink
      paymentId={paymentId}
      page={page}
      {...(invoiceNo && { label: text('histories.invoice.viewOf', { number: invoiceNo }) })}
    >
      {text('histories.payments.view')}
    </DocumentLink>
  )
}
