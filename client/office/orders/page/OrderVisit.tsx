import { chakra } from '@chakra-ui/react/styled-system'
import { PropertyTags } from '../../../domain/address/PropertyTags.tsx'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { visitedName } from '../../parts/visitedName.ts'
import type { OrderDialog } from '../dialogs/orderDialog.tsx'
import { OrderPlace } from '../OrderFacts.tsx'
import { OrderNotes } from '../OrderFolds.tsx'
import { PropertyNotes } from '../PropertyNotes.tsx'
import { Part } from './Part.tsx'
import type { WholeOrder } from './wholeOrder.ts'

const ConfirmOrderAddress = lazyPart(
  async () => (await import('../dialogs/ConfirmOrderAddress.tsx')).ConfirmOrderAddress,
)

interface OrderVisitProps {
  readonly order: WholeOrder
  readonly onOpen: (dialog: OrderDialog) => void
}

/** Where the work is, what is known of the property, and what the crew should know. */
export function OrderVisit({ order: office, onOpen }: OrderVisitProps) {
  const text = useText()
  const { moment } = useFormats()
  const { order, property } = office
  return (
    <Part id="visit" title={text('officeOrders.page.visit')}>
      <Facts borderBottomWidth="0" mt="3" mb="-3">
        <Fact label={text('officeOrders.page.contact')}>{visitedName(office)}</Fact>
        <Fact label={text('officeOrders.page.address')}>
          <OrderPlace order={office} onConfirm={() => onOpen(ConfirmOrderAddress)} />
        </Fact>
        <Fact label={text('officeOrders.page.property')}>
          <PropertyTags property={property} isUsualLeftOut />
        </Fact>
        <Fact label={text('officeOrders.page.placed')}>{moment(order.placed)}</Fact>
        {order.instructions.length > 0 && (
          <Fact label={text('officeOrders.page.notes')}>
            <OrderNotes notes={order.instructions} />
          </Fact>
        )}
      </Facts>
      <Notes>
        <PropertyNotes order={office} />
      </Notes>
    </Part>
  )
}

const Notes = chakra('div', { base: { display: 'grid', gap: '3', mt: '4', _empty: { display: 'none' } } })
