import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { AvailableTime } from './availableTime.ts'
import { BalanceBox, BalanceLine, Shortfall } from './BalanceBox.tsx'
import { type BalanceAfter, balanceAfter } from './balanceAfter.ts'
import type { AvailabilityQuery } from './booking.generated.ts'
import { PriceBar } from './PriceBar.tsx'
import { type Price, PriceBreakdown } from './PriceBreakdown.tsx'
import { SidePanel } from './SidePanel.tsx'

interface ReviewAsideProps {
  readonly available: AvailableTime
  readonly me: AvailabilityQuery['me']
  readonly isSending: boolean
  readonly onPlace: () => void
}

/** Price, what it takes from which points, and the one button. */
export function ReviewAside({ available, me, isSending, onPlace }: ReviewAsideProps) {
  const text = useText()
  const { price } = available.service
  const balance = balanceAfter(available.points, available.rewardPoints, price.totalPoints)
  const title = text('booking.price.priceTitle')
  const figures = <ReviewFigures price={price} balance={balance} rank={me?.rank.title} />
  const sending = { isSending, isShort: balance.missing > 0, onPlace }
  const left = sending.isShort ? 'booking.price.missingAfter' : 'booking.price.leftAfter'
  return (
    <>
      <SidePanel
        title={title}
        action={
          <PlaceButton wide {...sending}>
            {text('booking.review.place', { points: price.totalPoints })}
          </PlaceButton>
        }
      >
        <chakra.div mt="2">{figures}</chakra.div>
      </SidePanel>
      <PriceBar
        title={title}
        price={price}
        note={text(left, { points: balance.missing || balance.after })}
        action={<PlaceButton {...sending}>{text('booking.review.placeShort')}</PlaceButton>}
      >
        {figures}
      </PriceBar>
    </>
  )
}

interface ReviewFiguresProps {
  readonly price: Price
  readonly balance: BalanceAfter
  readonly rank: Parameters<typeof PriceBreakdown>[0]['rank']
}

function ReviewFigures({ price, balance, rank }: ReviewFiguresProps) {
  return (
    <>
      <PriceBreakdown price={price} rank={rank} />
      <BalanceBox>
        <BalanceLine label="booking.price.balance" points={balance.before} />
        <BalanceLine label="booking.price.rewardUsed" points={-balance.rewardUsed} />
        <BalanceLine label="booking.price.paidUsed" points={-balance.paidUsed} />
        <BalanceLine label="booking.price.balanceAfter" points={balance.after} isSum />
      </BalanceBox>
      <Shortfall balance={balance} />
    </>
  )
}

interface PlaceButtonProps {
  readonly wide?: boolean
  readonly isSending: boolean
  /** Points are missing as far as is known here: to recharge them comes first, and the server has the last word. */
  readonly isShort: boolean
  readonly onPlace: () => void
  readonly children: string
}

/** Keeps its width and shows a spinner while the order is on its way. */
function PlaceButton({ wide = false, isSending, isShort, onPlace, children }: PlaceButtonProps) {
  const text = useText()
  return (
    <Button
      look={isShort ? 'secondary' : 'primary'}
      size="lg"
      wide={wide}
      disabled={isSending}
      aria-label={isSending ? text('booking.review.placing') : undefined}
      onClick={onPlace}
      fontVariantNumeric="tabular-nums"
    >
      {isSending && <Spinner />}
      {children}
    </Button>
  )
}
