import { chakra } from '@chakra-ui/react/styled-system'
import type { Reply } from '../../api/command/command.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderContact } from './OrderContact.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderFolds } from './OrderFolds.tsx'
import { OrderStaff } from './OrderStaff.tsx'
import type { OrderDialog } from './orderActions.ts'
import type { OfficeOrderCardFragment } from './orders.generated.ts'
import { PropertyNotes } from './PropertyNotes.tsx'

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
        <PropertyNotes order={order} onConfirm={() => onOpen('confirmAddress')} />
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
