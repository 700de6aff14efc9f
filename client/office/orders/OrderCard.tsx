import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { phoneHref, phoneText } from '../../format/phone.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { SelectBox, selectableEntry } from '../parts/bulk/SelectBox.tsx'
import type { Selection } from '../parts/bulk/useSelection.ts'
import { officeCustomerPath } from '../parts/customerPath.ts'
import { groupName } from '../parts/groupName.ts'
import { useVisitedName } from '../parts/useVisitedName.ts'
import type { OrderDialog } from './dialogs/orderDialog.tsx'
import type { OrderTab } from './listState.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderFolds } from './OrderFolds.tsx'
import { offeredActions } from './orderActions.ts'
import type { OfficeOrderCardFragment } from './orders.generated.ts'
import { PropertyNotes } from './PropertyNotes.tsx'
import { StaffAvatar } from './StaffAvatar.tsx'

const ConfirmOrderAddress = lazyPart(
  async () => (await import('./dialogs/ConfirmOrderAddress.tsx')).ConfirmOrderAddress,
)

/** An order in a list. */
export interface OrderEntryProps {
  readonly order: OfficeOrderCardFragment
  readonly tab: OrderTab
  readonly onOpen: (dialog: OrderDialog) => void
  /** Of a list in which orders can be selected. */
  readonly selection?: Selection | undefined
}

/**
 * An order in the office (back-office document, section 2): facts left, people right, below them the folds and actions. Unfolded parts and
 * notes about the place are under the buttons, so that none moves under the pointer.
 */
export function OrderCard({ order, tab, onOpen, selection }: OrderEntryProps) {
  const { id } = order
  const offered = offeredActions(order, tab)
  return (
    <Card data-order={id} tabIndex={-1} aria-labelledby={`order-${id}`}>
      {selection && <SelectBox id={id} orderNo={order.order.orderNo} selection={selection} />}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 22rem' }}
        columnGap="6"
        rowGap="2"
      >
        <OrderFacts order={order} onConfirm={offered && (() => onOpen(ConfirmOrderAddress))} />
        <Side>
          <OrderContact order={order} />
          <OrderStaff order={order} />
        </Side>
      </chakra.div>
      <OrderFolds order={order}>
        {offered && <OrderActions order={order} offered={offered} onOpen={onOpen} />}
      </OrderFolds>
      <PropertyNotes order={order} />
    </Card>
  )
}

const Card = chakra('li', {
  base: {
    layerStyle: 'panel',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    px: { base: '4', md: '5' },
    py: '3',
    scrollMarginBlock: '4',
    ...selectableEntry,
  },
})

/** Whom it is for and who comes; at the right edge what it cost. */
const Side = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    rowGap: '1',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The contact on site, who leads to the customer's card, and how to reach the customer; beside them the points and what they are worth. */
function OrderContact({ order }: { readonly order: OfficeOrderCardFragment }) {
  const text = useText()
  const { worth } = useFormats()
  const { customer } = order
  const { phoneNo, email } = customer
  const visited = useVisitedName(order)
  const { totalPoints } = order.order
  return (
    <>
      <Contact>
        <span>
          <Link to={officeCustomerPath(customer.id)}>{visited.name}</Link>
          {visited.customer && (
            <chakra.span display="block" color="muted" textStyle="t12">
              {visited.customer}
            </chakra.span>
          )}
        </span>
        <strong>{text('booking.points', { points: totalPoints })}</strong>
      </Contact>
      <Contact>
        <chakra.span display="flex" columnGap="3">
          {phoneNo && (
            <chakra.a flex="none" href={phoneHref(phoneNo)}>
              {phoneText(phoneNo)}
            </chakra.a>
          )}
          {email && (
            <a href={`mailto:${email}`} title={email}>
              {email}
            </a>
          )}
        </chakra.span>
        <chakra.span color="muted">{worth(totalPoints)}</chakra.span>
      </Contact>
    </>
  )
}

/** Left somebody, right a figure. */
const Contact = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: '4',
    minWidth: '0',
    lineHeight: '1.5rem',
    '& > *': { minWidth: '0', overflowWrap: 'anywhere' },
    '& > * + *': { flex: 'none' },
    '& strong, & a[href^="/"]': { fontWeight: 'strong' },
    '& a': { color: 'ink', textDecorationColor: 'inputLine' },
    // a long address keeps the card as high as the others
    '& a[title]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})

/** The order's crew and its members (back-office document, section 2; decision E5). */
function OrderStaff({ order }: { readonly order: OfficeOrderCardFragment }) {
  const text = useText()
  const { group, staff } = order
  if (staff.length === 0 && !group)
    return (
      <Crew color="muted">
        <Icon name="users" />
        {text('officeOrders.staff.none')}
      </Crew>
    )
  return (
    <Crew>
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
    </Crew>
  )
}

const Crew = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minHeight: '6',
    // photos are higher than a line of words, and take no more room than one
    '& ul': { my: '-1' },
  },
})
