import { chakra } from '@chakra-ui/react/styled-system'
import type { Reply } from '../../api/command/command.ts'
import { phoneHref, phoneText } from '../../format/phone.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { whenOpened } from '../../ui/whenOpened.tsx'
import { groupName } from '../parts/groupName.ts'
import type { OrderDialog } from './dialogs/orderDialog.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderFolds } from './OrderFolds.tsx'
import type { OfficeOrderCardFragment } from './orders.generated.ts'
import { PropertyNotes } from './PropertyNotes.tsx'
import { StaffAvatar } from './StaffAvatar.tsx'

const ConfirmOrderAddress = whenOpened(
  async () => (await import('./dialogs/ConfirmOrderAddress.tsx')).ConfirmOrderAddress,
)

interface OrderCardProps {
  readonly order: OfficeOrderCardFragment
  readonly isSearch: boolean
  readonly onOpen: (dialog: OrderDialog) => void
  readonly settle: (reply: Reply) => unknown
}

/** An order of the office: facts at the left, people and actions at the right (back-office document, section 2). */
export function OrderCard({ order, isSearch, onOpen, settle }: OrderCardProps) {
  const { id } = order
  return (
    <Card data-order={id} tabIndex={-1} aria-labelledby={`order-${id}`}>
      <Facts>
        <OrderFacts order={order} />
        <PropertyNotes order={order} onConfirm={() => onOpen(ConfirmOrderAddress)} />
        <OrderFolds order={order} />
      </Facts>
      <Side>
        <OrderContact order={order} />
        <OrderStaff order={order} />
        <OrderActions order={order} isSearch={isSearch} onOpen={onOpen} settle={settle} />
      </Side>
    </Card>
  )
}

const Card = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 18.75rem' },
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    bg: 'panel',
    scrollMarginBlock: '4',
  },
})

const part = {
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  minWidth: '0',
  px: '5',
  py: '4',
  '[data-density=compact] &': { gap: '1', px: '4', py: '2' },
} as const

const Facts = chakra('div', { base: part })

const Side = chakra('div', {
  base: {
    ...part,
    borderColor: 'line',
    borderTopWidth: { base: '1px', md: '0' },
    md: { borderStartWidth: '1px' },
  },
})

/** Who is met on site, and how the customer is reached. */
function OrderContact({ order }: { readonly order: OfficeOrderCardFragment }) {
  const { address, customer } = order
  const { phoneNo, email } = customer
  return (
    <Contact>
      <chakra.strong textStyle="t16" fontWeight="strong">
        {`${address.firstName} ${address.lastName}`}
      </chakra.strong>
      {phoneNo && <a href={phoneHref(phoneNo)}>{phoneText(phoneNo)}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </Contact>
  )
}

const Contact = chakra('p', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '2px',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '6' },
    '[data-density=compact] &': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '3',
    },
  },
})

/** The crew that has the order and its people (back-office document, section 2; decision E5). */
function OrderStaff({ order }: { readonly order: OfficeOrderCardFragment }) {
  const text = useText()
  const { group, staff } = order
  if (staff.length === 0 && !group)
    return (
      <chakra.p
        display="flex"
        alignItems="center"
        gap="2"
        color="muted"
        css={{ '[data-density=compact] &': { display: 'none' } }}
      >
        <Icon name="users" />
        {text('officeOrders.staff.none')}
      </chakra.p>
    )
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" rowGap="1" columnGap="3">
      {group && <chakra.span color="muted">{groupName(text, group.groupNo)}</chakra.span>}
      <chakra.ul
        display="flex"
        flexWrap="wrap"
        gap="2"
        listStyleType="none"
        aria-label={text('officeOrders.staff')}
      >
        {staff.map((person) => (
          <li key={person.id}>
            <StaffAvatar person={person} />
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
