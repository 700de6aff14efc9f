import { chakra } from '@chakra-ui/react/styled-system'
import { balanceAfter } from '../../domain/booking/balanceAfter.ts'
import { BalanceLine, PriceFigures } from '../../domain/booking/PriceFigures.tsx'
import { useText } from '../../i18n/useText.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Muted } from '../../ui/layout.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { fromBooking, userRechargePath } from '../parts/paths/customerPaths.ts'
import type { AvailableTime } from './availableTime.ts'
import type { Repeat } from './HowOften.tsx'
import { PriceAside } from './PriceAside.tsx'
import { fullId } from './RoomNotices.tsx'
import { Shortfall } from './Shortfall.tsx'

interface ReviewAsideProps {
  readonly available: AvailableTime
  /** This step with its choices, to come back to after a recharge. */
  readonly here: string
  /** What is left of a month or season that has begun. */
  readonly begun: string | undefined
  /** Starts recurring visits instead of placing an order. */
  readonly repeat: Repeat | undefined
  /** Takes no points yet. */
  readonly isLater: boolean
  readonly isSending: boolean
  /** The chosen day is full, which a notice above says: placing rests. */
  readonly isFull: boolean
  readonly onPlace: () => void
}

/** The price, the points it takes, and the one button: to place the order, or to recharge first (decision L4). */
export function ReviewAside({ available, here, begun, repeat, isLater, ...sending }: ReviewAsideProps) {
  const text = useText()
  const { price } = available.service
  const needed = isLater ? 0 : price.totalPoints
  const balance = balanceAfter(available.points, available.rewardPoints, needed)
  const { missing } = balance
  const buttons = { missing, here, reasonId: 'review-short', ...sending }
  return (
    <PriceAside
      isOnPage
      title={text('booking.price.priceTitle')}
      price={price}
      missing={missing}
      note={text('booking.price.leftAfter', { points: balance.after })}
      action={
        <ReviewButtons
          place={text(repeat ? 'series.start' : 'booking.review.place', { points: price.totalPoints })}
          recharge={text('booking.price.rechargeMissing', { points: missing })}
          {...buttons}
        />
      }
      barAction={
        <ReviewButtons
          place={text(repeat ? 'series.startShort' : 'booking.review.placeShort')}
          recharge={text('booking.price.recharge')}
          {...buttons}
        />
      }
    >
      <chakra.div mt="2">
        <PriceFigures price={price} balance={isLater ? undefined : balance}>
          {balance.rewardUsed > 0 && (
            <BalanceLine label="booking.price.rewardUsed" points={-balance.rewardUsed} />
          )}
          {balance.paidUsed > 0 && <BalanceLine label="booking.price.paidUsed" points={-balance.paidUsed} />}
          <BalanceLine label="booking.price.balanceAfter" points={balance.after} isSum />
        </PriceFigures>
        <Shortfall id="review-short" balance={balance} />
        {begun && <Muted mt="3">{begun}</Muted>}
      </chakra.div>
    </PriceAside>
  )
}

interface ReviewButtonsProps {
  /** Points missing as far as the page knows; with any, placing is disabled (decision L4). */
  readonly missing: number
  readonly here: string
  /** Explains it beside the buttons. */
  readonly reasonId: string
  readonly place: string
  readonly recharge: string
  readonly isSending: boolean
  readonly isFull: boolean
  readonly onPlace: () => void
}

/**
 * "Place order", which keeps its width and shows a spinner while it is sent, and is disabled beside the recharge button while points are
 * missing.
 */
function ReviewButtons({
  missing,
  here,
  reasonId,
  place,
  recharge,
  isSending,
  isFull,
  onPlace,
}: ReviewButtonsProps) {
  const text = useText()
  const isShort = missing > 0
  return (
    <Buttons flexBasis={isShort ? '100%' : undefined}>
      {isShort && (
        <ButtonLink look="primary" size="lg" to={userRechargePath(missing)} state={fromBooking(here)}>
          {recharge}
        </ButtonLink>
      )}
      <Button
        look={isShort ? 'secondary' : 'primary'}
        size="lg"
        disabled={isSending || isShort || isFull}
        aria-label={isSending ? text('booking.review.placing') : undefined}
        aria-describedby={isShort ? reasonId : isFull ? fullId : undefined}
        onClick={onPlace}
      >
        {isSending && <Spinner />}
        {place}
      </Button>
    </Buttons>
  )
}

/** Stacked in the panel, side by side in a row of their own on the phone's bar. */
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    flexDirection: { base: 'row-reverse', lg: 'column' },
    gap: '2',
    fontVariantNumeric: 'tabular-nums',
    '& > *': { flex: '1 1 auto', px: { base: '4', lg: '6' } },
  },
})
