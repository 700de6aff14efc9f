import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useState } from 'react'
import { QueryState } from '../../api/QueryState.tsx'
import { PriceDetails } from '../../domain/booking/PriceDetails.tsx'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { PriceLine, PriceLines } from '../../ui/PriceLines.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FoldToggle } from '../parts/smallControls.tsx'
import { type OfficeOrderCardFragment, OrderTrackingDocument } from './orders.generated.ts'
import { TrackingTable } from './TrackingTable.tsx'

interface OrderFoldsProps {
  readonly order: OfficeOrderCardFragment
  /** Further parts at the end of the titles' line. */
  readonly children: ReactNode
}

/**
 * Summary, Change Tracking List and, if there are any, the notes for the crew, folded. They unfold below the line of their titles, which
 * does not move.
 */
export function OrderFolds({ order: office, children }: OrderFoldsProps) {
  const text = useText()
  const id = useId()
  const [opened, setOpened] = useState<readonly string[]>([])
  const { instructions, orderNo } = office.order
  const folds = [
    { name: 'summary', title: text('officeOrders.summary'), body: <Summary order={office.order} /> },
    {
      name: 'tracking',
      title: text('officeOrders.tracking'),
      body: <OrderTracking key={office.revision} orderNo={orderNo} />,
    },
    {
      name: 'notes',
      title: text('officeOrders.notes', { count: instructions.length }),
      body: <OrderNotes notes={instructions} />,
    },
  ].filter(({ name }) => name !== 'notes' || instructions.length > 0)
  const flip = (name: string) =>
    setOpened(opened.includes(name) ? opened.filter((one) => one !== name) : [...opened, name])
  return (
    <>
      <Cluster layerStyle="ruled" columnGap="4" rowGap="2" pt="2">
        <Titles>
          {folds.map(({ name, title }) => (
            <FoldToggle
              key={name}
              minHeight="2rem"
              isOpen={opened.includes(name)}
              of={`${id}-${name}`}
              onClick={() => flip(name)}
            >
              {title}
            </FoldToggle>
          ))}
        </Titles>
        {children}
      </Cluster>
      {folds
        .filter(({ name }) => opened.includes(name))
        .map(({ name, title, body }) => (
          <section key={name} id={`${id}-${name}`} aria-label={title}>
            {body}
          </section>
        ))}
    </>
  )
}

/** Base, additional, rank discount (value / 10 percent with one decimal) and total, in points (back-office document, section 2). */
export function Summary({ order }: { readonly order: OfficeOrderCardFragment['order'] }) {
  const text = useText()
  const { number, tenths } = useFormats()
  const signed = (points: number) => number(points).replace('-', '−')
  return (
    <Lines>
      <PriceLines>
        <PriceLine label={text('officeOrders.summary.base')}>{signed(order.basePoints)}</PriceLine>
        <PriceLine label={text('officeOrders.summary.additional')}>
          {signed(order.additionalPoints)}
        </PriceLine>
        <PriceLine label={text('officeOrders.summary.discount')}>
          {tenths(order.rankDiscountTenths)}
        </PriceLine>
        <PriceLine isTotal label={text('booking.price.total')}>
          {signed(order.totalPoints)}
        </PriceLine>
      </PriceLines>
      <PriceDetails
        lines={order.priceLines}
        label={text('orders.price.howWorked')}
        discount={text('officeOrders.summary.discount')}
      />
    </Lines>
  )
}

const Titles = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5' } })

const Lines = chakra('div', {
  base: {
    maxWidth: '20rem',
    pb: '2',
    '& dl > div': { py: '2px' },
    '& dl > div:last-child > dd': { textStyle: 't14' },
    '& details > summary': { py: '2' },
  },
})

interface OrderNotesProps {
  readonly notes: OfficeOrderCardFragment['order']['instructions']
}

/** The notes to the crew, oldest first, with author and time (decision E11). */
export function OrderNotes({ notes }: OrderNotesProps) {
  const text = useText()
  const { moment } = useFormats()
  return (
    <Stack as="ul" gap="3" listStyleType="none" pb="2">
      {notes.map((note) => (
        <li key={`${note.at} ${note.text}`}>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {note.text}
          </chakra.p>
          <chakra.p textStyle="t12" color="muted" fontVariantNumeric="tabular-nums">
            {text('officeOrders.notes.by', { role: text(`role.${note.role}`), moment: moment(note) })}
          </chakra.p>
        </li>
      ))}
    </Stack>
  )
}

/** The 'Change Tracking List' of an order, read when it is unfolded; cached entries appear at once. */
function OrderTracking({ orderNo }: { readonly orderNo: string }) {
  const result = useQuery(OrderTrackingDocument, {
    variables: { orderNo },
    context: { overlay: 'never' },
  })
  const trail = result.data?.adminOrder?.trail
  return (
    <QueryState
      result={{ ...result, data: trail }}
      words="officeOrders.failed"
      skeleton={<Skeleton height="4rem" />}
    >
      {(entries) => <TrackingTable trail={entries} />}
    </QueryState>
  )
}
