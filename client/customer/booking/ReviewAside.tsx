import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { balanceAfter } from '../../domain/booking/balanceAfter.ts'
import { BalanceLine, PriceFigures } from '../../domain/booking/PriceFigures.tsx'
import { writeDate } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { UnlessLeaving } from '../parts/erasure/UnlessLeaving.tsx'
import { fromBooking, userRechargePath } from '../parts/paths/customerPaths.ts'
import type { AvailableTime } from './availableTime.ts'
import type { Repeat } from './HowOften.tsx'
import { PriceAside } from './PriceAside.tsx'
import { restingId } from './RoomNotices.tsx'
import { Shortfall } from './Shortfall.tsx'

interface ReviewAsideProps {
  readonly available: AvailableTime
  /** This step with its choices, to come back to after a recharge. */
  readonly here: string
  /** Starts recurring visits instead of placing an order. */
  readonly repeat: Repeat | undefined
  /** The day on which the points are taken, yyyy-mm-dd; undefined for now (decision N4). */
  readonly dueOn: string | undefined
  readonly isSending: boolean
  /** A notice above says why nothing can be placed. */
  readonly isResting: boolean
  readonly onPlace: () => void
}

/** The price, the points it takes, and the one button: to place the order, or to recharge first (decision L4). */
export function ReviewAside({ available, here, repeat, dueOn, ...sending }: ReviewAsideProps) {
  const intl = useIntl()
  const text = useText()
  const { price } = available.service
  const balance = balanceAfter(available.points, available.rewardPoints, price.totalPoints)
  const missing = dueOn ? 0 : balance.missing
  const due = dueOn && { points: price.totalPoints, date: writeDate(intl, dueOn, 'short') }
  const buttons = { missing, here, reasonId: 'review-short', ...sending }
  return (
    <PriceAside
      isOnPage
      title={text('booking.price.priceTitle')}
      price={price}
      missing={missing}
      note={
        due ? text('booking.price.dueShort', due) : text('booking.price.leftAfter', { points: balance.after })
      }
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
        <PriceFigures price={price} balance={due ? undefined : balance}>
          {balance.rewardUsed > 0 && (
            <BalanceLine label="booking.price.rewardUsed" points={-balance.rewardUsed} />
          )}
          {balance.paidUsed > 0 && <BalanceLine label="booking.price.paidUsed" points={-balance.paidUsed} />}
          <BalanceLine label="booking.price.balanceAfter" points={balance.after} isSum />
        </PriceFigures>
        <Shortfall id="review-short" balance={balance} {...(due && { due, here })} />
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
  readonly isResting: boolean
  readonly onPlace: () => void
}

/**
 * "Place order", which keeps its width and shows a spinner while it is sent, and is disabled beside the recharge button while points are
 * missing. An account that is to be erased is offered no recharge.
 */
function ReviewButtons({
  missing,
  here,
  reasonId,
  place,
  recharge,
  isSending,
  isResting,
  onPlace,
}: ReviewButtonsProps) {
  const text = useText()
  const isShort = missing > 0
  return (
    <Buttons flexBasis={isShort ? '100%' : undefined}>
      {isShort && (
        <UnlessLeaving>
          <ButtonLink look="primary" size="lg" to={userRechargePath(missing)} state={fromBooking(here)}>
            {recharge}
          </ButtonLink>
        </UnlessLeaving>
      )}
      <Button
        look={isShort ? 'secondary' : 'primary'}
        size="lg"
        disabled={isSending || isShort || isResting}
        aria-label={isSending ? text('booking.review.placing') : undefined}
        aria-describedby={isShort ? reasonId : isResting ? restingId : undefined}
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
