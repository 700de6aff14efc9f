import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import type { Price } from '../../domain/booking/balanceAfter.ts'
import { useText } from '../../i18n/useText.ts'
import { PriceBar } from './PriceBar.tsx'

interface PriceAsideProps extends SidePanelProps {
  readonly price: Price | undefined
  /** The points that the balance lacks. */
  readonly missing: number
  /** Below the bar's price; the estimate by default. */
  readonly note?: string
  /** The bar's button. */
  readonly barAction: ReactNode
}

/** The price beside a booking step: a sticky panel on wide screens, a bar below them, whose drawer has what the page does not show. */
export function PriceAside({ price, missing, note, barAction, ...panel }: PriceAsideProps) {
  const text = useText()
  return (
    <>
      <SidePanel {...panel} />
      <PriceBar
        title={panel.title}
        price={price}
        note={note}
        shortfall={missing > 0 ? text('booking.price.missingAfter', { points: missing }) : undefined}
        action={barAction}
      >
        {!panel.isOnPage && panel.children}
      </PriceBar>
    </>
  )
}

interface SidePanelProps {
  readonly title: string
  readonly action?: ReactNode
  /** On small screens too, at the page's end and without its action, which a bar has there. */
  readonly isOnPage?: boolean
  readonly children: ReactNode
}

/** The sticky card beside a booking step, by default only from lg on. */
export function SidePanel({ title, action, isOnPage = false, children }: SidePanelProps) {
  const titleId = useId()
  return (
    <chakra.aside
      aria-labelledby={titleId}
      layerStyle="panel"
      display={{ base: isOnPage ? 'block' : 'none', lg: 'block' }}
      position={{ lg: 'sticky' }}
      top="6"
      maxHeight={{ lg: 'calc(100dvh - 3rem)' }}
      overflowY="auto"
      p={{ base: '4', lg: '6' }}
    >
      <chakra.h2 id={titleId} textStyle="t18">
        {title}
      </chakra.h2>
      {children}
      {action && (
        <chakra.div mt="4" display={{ base: 'none', lg: 'block' }}>
          {action}
        </chakra.div>
      )}
    </chakra.aside>
  )
}
