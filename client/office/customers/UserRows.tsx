import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { phoneText } from '../../format/phone.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { CustomerTags, customerName, initialsOf } from './customerWords.tsx'
import { Email } from './Email.tsx'
import { useUserList } from './userListAddress.ts'
import type { OfficeUserRowFragment } from './users.generated.ts'

interface UserRowsProps {
  readonly customers: readonly OfficeUserRowFragment[]
}

/**
 * One customer per line: name and contact left, points and rank right, and between them, as far as there is room, number, orders, last
 * visit and first day. The line opens their card.
 */
export function UserRows({ customers }: UserRowsProps) {
  const text = useText()
  return (
    <chakra.div containerType="inline-size">
      <Head aria-hidden>
        <chakra.span gridColumn="1 / 3">{text('officeUsers.column.user')}</chakra.span>
        <span data-from="medium">{text('officeUsers.column.number')}</span>
        <span data-from="medium">{text('office.nav.orders')}</span>
        <span data-from="wide">{text('officeUsers.column.lastVisit')}</span>
        <span data-from="wide">{text('officeUsers.column.since')}</span>
        <chakra.span textAlign="end">{text('officeUsers.points')}</chakra.span>
      </Head>
      <Rows>
        {customers.map((customer) => (
          <UserRow key={customer.id} customer={customer} />
        ))}
      </Rows>
    </chakra.div>
  )
}

function UserRow({ customer }: { readonly customer: OfficeUserRowFragment }) {
  const text = useText()
  const formats = useFormats()
  const { view, hrefOf } = useUserList()
  const { id, userNo, rank, totalPoints, phoneNo, email, erased, created, lastVisit } = customer
  return (
    <li>
      <Avatar boxSize="8" textStyle="t12">
        {initialsOf(customer)}
      </Avatar>
      <chakra.div minWidth="0">
        <Cluster columnGap="2">
          <Link
            data-row={id}
            to={hrefOf({ user: id })}
            aria-current={view.user === id ? 'true' : undefined}
            preventScrollReset
          >
            {customerName(text, customer)}
          </Link>
          <CustomerTags customer={customer} />
        </Cluster>
        <Cluster as="p" columnGap="3" color="muted" overflowWrap="anywhere">
          {phoneNo && <span>{phoneText(phoneNo)}</span>}
          {!erased && email && <Email address={email} />}
        </Cluster>
      </chakra.div>
      <Cell from="medium" label={text('officeUsers.column.number')}>
        {userNo}
      </Cell>
      <Cell from="medium" label={text('office.nav.orders')}>
        {formats.number(customer.orderCount)}
        {customer.openOrders > 0 && (
          <Small>{text('officeUsers.orders.open', { count: customer.openOrders })}</Small>
        )}
      </Cell>
      <Cell from="wide" label={text('officeUsers.column.lastVisit')}>
        {lastVisit ? formats.shortDay(lastVisit.at) : <Small>{text('officeUsers.lastVisit.none')}</Small>}
      </Cell>
      <Cell from="wide" label={text('officeUsers.column.since')}>
        {formats.shortDay(created.at)}
      </Cell>
      <chakra.p textAlign="end">
        <chakra.strong textStyle="t16" fontWeight="strong">
          {formats.number(totalPoints)}
        </chakra.strong>
        <chakra.span display="block" color="muted">
          {text(`rank.${rank.title}`)}
        </chakra.span>
      </chakra.p>
    </li>
  )
}

interface CellProps {
  /** The list width from which it has a column; below that it is not shown. */
  readonly from: 'medium' | 'wide'
  readonly label: string
  readonly children: ReactNode
}

function Cell({ from, label, children }: CellProps) {
  return (
    <p data-from={from}>
      <HiddenText>{label} </HiddenText>
      {children}
    </p>
  )
}

const Small = chakra('span', { base: { display: 'block', color: 'muted' } })

/** Ten placeholder lines. */
export function RowsWaiting() {
  return (
    <>
      <Head aria-hidden>
        <Skeleton width="4rem" height="1.25rem" />
      </Head>
      <Rows aria-hidden>
        {Array.from({ length: 10 }, (_, place) => `line ${place}`).map((line) => (
          <li key={line}>
            <Skeleton boxSize="8" borderRadius="full" />
            <Stack gap="2">
              <Skeleton width="40%" height="1rem" />
              <Skeleton width="70%" height="1rem" />
            </Stack>
            <Skeleton width="4rem" height="2rem" />
          </li>
        ))}
      </Rows>
    </>
  )
}

/** The list's width decides, also beside an open customer. */
const columns = {
  display: 'grid',
  columnGap: '3',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  '& > [data-from]': { display: 'none' },
  '@container (min-width: 44rem)': {
    gridTemplateColumns: '2rem minmax(0, 1fr) 6rem 5.5rem 7rem',
    '& > [data-from=medium]': { display: 'block' },
  },
  '@container (min-width: 58rem)': {
    gridTemplateColumns: '2rem minmax(0, 1fr) 6rem 5.5rem 7.5rem 8.5rem 7rem',
    '& > [data-from]': { display: 'block' },
  },
} as const

const Head = chakra('p', {
  base: {
    ...columns,
    px: '4',
    pb: '2',
    textStyle: 't14',
    color: 'muted',
    maxWidth: 'none',
  },
})

const Rows = chakra('ul', {
  base: {
    layerStyle: 'panel',
    mb: '4',
    overflow: 'hidden',
    listStyleType: 'none',
    textStyle: 't14',
    fontVariantNumeric: 'tabular-nums',
    '& > li': {
      ...columns,
      position: 'relative',
      alignItems: 'center',
      px: '4',
      py: '3',
      minHeight: '4.25rem',
    },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
    '& > li:hover': { bg: 'sunk' },
    // where a pointer hovers, the copy button shows with its line
    '@media (hover: hover)': {
      '& > li:not(:hover, :focus-within) [data-email] > button': { opacity: '0' },
    },
    '& > li:has([aria-current])': { bg: 'brandTint', boxShadow: 'inset 3px 0 0 {colors.brand}' },
    '& a': {
      color: 'ink',
      fontWeight: 'strong',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      '&::after': { content: '""', position: 'absolute', inset: '0' },
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: '2px solid {colors.focus}',
        outlineOffset: '-2px',
        borderRadius: 'input',
      },
    },
  },
})
