import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { OrderDetailFragment } from '../../../gql/graphql.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { MenuButton, type MenuChoice } from '../../../ui/MenuButton.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { CopyOrderNumber } from '../parts/page/CopyOrderNumber.tsx'
import { writeDate, writeTime } from '../parts/when/businessDates.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { ContactDialog } from './ContactDialog.tsx'

interface OrderHeadProps {
  readonly order: OrderDetailFragment
  readonly reread: () => Promise<OrderDetailFragment | undefined>
}

type Open = 'contact' | 'cancel' | undefined

/** Service, status, number, when it was placed, and what can be done with the order. */
export function OrderHead({ order, reread }: OrderHeadProps) {
  const intl = useIntl()
  const text = useText()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const placed = {
    date: writeDate(intl, order.placed.at, 'long'),
    time: writeTime(intl, order.placed.at),
    zone: order.placed.zoneLabel,
  }
  return (
    <Head>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" rowGap="2" columnGap="4" gridColumn="1">
        <PageHeading title={`${order.serviceName}, ${order.orderNo}`}>{order.serviceName}</PageHeading>
        <StatusBadge status={order.status} />
      </chakra.div>
      <chakra.p
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        rowGap="0"
        columnGap="2"
        color="muted"
        gridColumn="1"
      >
        <CopyOrderNumber orderNo={order.orderNo} />
        <span>{text('orders.placed', placed)}</span>
      </chakra.p>
      <chakra.div gridColumn={{ md: '2' }} gridRow={{ md: '1 / 3' }} alignSelf="center">
        <MenuButton
          trigger={
            <Button>
              {text('orders.actions')}
              <Icon name="down" />
            </Button>
          }
          choices={choicesOf(order, text)}
          onChoose={(value) => setOpen(value as Open)}
        />
      </chakra.div>
      <ContactDialog isOpen={open === 'contact'} onClose={close} orderNo={order.orderNo} />
      <CancelDialog isOpen={open === 'cancel'} onClose={close} order={order} reread={reread} />
    </Head>
  )
}

/** Contact is always there; cancelling only where the server allows it, statuses 0 and 1 (document section 2, decision E1). */
function choicesOf(order: OrderDetailFragment, text: ReturnType<typeof useText>): MenuChoice[] {
  const contact: MenuChoice = { value: 'contact', label: text('orders.actions.contact'), icon: 'phone' }
  const mayCancel = order.viewerMay.cancel && ['Pending', 'Confirmed'].includes(order.status)
  const cancel = <chakra.span color="danger">{text('orders.actions.cancel')}</chakra.span>
  return mayCancel ? [contact, { value: 'cancel', label: cancel, icon: 'close' }] : [contact]
}

const Head = chakra('header', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'minmax(0, 1fr) auto' },
    rowGap: '3',
    columnGap: '6',
    mb: '8',
    fontVariantNumeric: 'tabular-nums',
  },
})
