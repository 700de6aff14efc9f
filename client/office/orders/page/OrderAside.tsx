import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { phoneHref, phoneText } from '../../../format/phone.ts'
import { useFormats } from '../../../format/useFormats.ts'
import { writePoints } from '../../../format/writtenPoints.ts'
import { useText } from '../../../i18n/useText.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { PriceLine, PriceLines } from '../../../ui/PriceLines.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { officeCustomerPath } from '../../parts/customerPath.ts'
import { groupName } from '../../parts/groupName.ts'
import { TrailDetail } from '../../parts/TrailTable.tsx'
import { ComplaintWords, lastComplaint } from '../Complaint.tsx'
import { StaffAvatar } from '../StaffAvatar.tsx'
import type { OfficeOrderMailFragment } from './orderPage.generated.ts'
import { Part } from './Part.tsx'
import type { WholeOrder } from './wholeOrder.ts'

interface OrderAsideProps {
  readonly order: WholeOrder
  readonly mails: readonly OfficeOrderMailFragment[]
}

/** The people, the money, a complaint and the mails; an open complaint comes first, because it is what the page is opened for. */
export function OrderAside({ order, mails }: OrderAsideProps) {
  const isOpen = order.order.status === 'Disputed'
  return (
    <Stack gap="4" alignContent="start" gridArea={{ lg: '1 / 2 / span 3' }}>
      {isOpen && <Complaint order={order} />}
      <Customer order={order} />
      <Crew order={order} />
      <Money order={order} />
      {!isOpen && <Complaint order={order} />}
      <Mails mails={mails} />
    </Stack>
  )
}

function Customer({ order: { customer } }: { readonly order: WholeOrder }) {
  const text = useText()
  const { id, userNo, firstName, lastName, phoneNo, email } = customer
  return (
    <Part id="customer" title={text('officeOrders.page.customer')}>
      <p>
        <chakra.strong fontWeight="strong">
          <Link to={officeCustomerPath(id)}>{`${firstName} ${lastName}`}</Link>
        </chakra.strong>{' '}
        <chakra.span color="muted">{userNo}</chakra.span>
      </p>
      {phoneNo && (
        <Reach>
          <a href={phoneHref(phoneNo)}>{phoneText(phoneNo)}</a>
          <CopyButton {...copied} content={phoneText(phoneNo)} label="officeOrders.page.copyPhone" my="-2" />
        </Reach>
      )}
      {email && (
        <Reach>
          <a href={`mailto:${email}`} title={email}>
            {email}
          </a>
          <CopyButton {...copied} content={email} label="officeOrders.page.copyEmail" my="-2" />
        </Reach>
      )}
    </Part>
  )
}

const copied = { copied: 'officeOrders.page.copied', failed: 'officeOrders.page.copyFailed' } as const

/** A way to reach somebody; a long address is cut short. */
const Reach = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    '& button': { me: '-3' },
    '& a': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})

function Crew({ order: { group, staff } }: { readonly order: WholeOrder }) {
  const text = useText()
  return (
    <Part id="crew" title={group ? groupName(text, group.groupNo) : text('officeOrders.page.crew')}>
      {staff.length === 0 ? (
        <chakra.p color="muted">{text('officeOrders.staff.none')}</chakra.p>
      ) : (
        <Stack as="ul" gap="2" listStyleType="none" aria-label={text('officeOrders.staff')}>
          {staff.map((person) => (
            <li key={person.id}>
              <StaffAvatar person={person} isNamed />
            </li>
          ))}
        </Stack>
      )}
    </Part>
  )
}

/** What was paid, what came back, and what cancelling would cost now. */
function Money({ order: { order } }: { readonly order: WholeOrder }) {
  const intl = useIntl()
  const text = useText()
  const { worth } = useFormats()
  const { totalPoints, refund, cancellation } = order
  const inBoth = (points: number) => `${writePoints(intl, points)} · ${worth(points)}`
  return (
    <Part id="money" title={text('officeOrders.page.money')}>
      <PriceLines>
        <PriceLine label={text('officeOrders.page.paid')}>{inBoth(totalPoints)}</PriceLine>
        {refund && (
          <>
            {refund.usedPoints > 0 && (
              <PriceLine label={text('orders.refund.used')}>
                {writePoints(intl, -refund.usedPoints)}
              </PriceLine>
            )}
            {refund.feePoints > 0 && (
              <PriceLine label={text('officeOrders.page.fee')}>
                {writePoints(intl, -refund.feePoints)}
              </PriceLine>
            )}
            {refund.recoveredPoints > 0 && (
              <PriceLine label={text('orders.refund.recovered')}>
                {writePoints(intl, -refund.recoveredPoints)}
              </PriceLine>
            )}
            <PriceLine label={text('officeOrders.page.refunded')}>{inBoth(refund.points)}</PriceLine>
          </>
        )}
        {cancellation && cancellation.feePoints > 0 && (
          <PriceLine label={text('officeOrders.page.feeNow')}>{inBoth(cancellation.feePoints)}</PriceLine>
        )}
      </PriceLines>
    </Part>
  )
}

function Complaint({ order: { trail } }: { readonly order: WholeOrder }) {
  const text = useText()
  const said = lastComplaint(trail)
  if (said.length === 0) return null
  return (
    <Part id="complaint" title={text('officeOrders.page.complaint')}>
      <ComplaintWords said={said} />
    </Part>
  )
}

/** Every mail about the order and its state, newest first (decision J2). */
function Mails({ mails }: { readonly mails: readonly OfficeOrderMailFragment[] }) {
  const text = useText()
  const { moment } = useFormats()
  return (
    <Part id="mails" title={text('officeOrders.page.mails')}>
      {mails.length === 0 && <chakra.p color="muted">{text('officeOrders.mails.none')}</chakra.p>}
      <Stack as="ul" gap="2" listStyleType="none">
        {mails.toReversed().map(({ mailId, kind, status, createdAt, sentAt }) => (
          <chakra.li key={mailId} display="flex" justifyContent="space-between" alignItems="start" gap="2">
            <div>
              {text('officeOrders.mails.kind', { kind })}
              <TrailDetail>{moment(sentAt ?? createdAt)}</TrailDetail>
            </div>
            <Tag tone={tones[status]}>{text('officeOrders.mails.status', { status })}</Tag>
          </chakra.li>
        ))}
      </Stack>
    </Part>
  )
}

const tones = { Sent: 'ok', Failed: 'warn', Pending: 'plain', Skipped: 'plain' } as const
