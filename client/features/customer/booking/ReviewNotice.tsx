import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../i18n/useText.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { useFocusFor } from '../../../ui/useFocusFor.ts'
import { refusalKind } from './reviewRefusal.ts'
import type { PlaceResult } from './usePlaceOrder.ts'

/** An attempt that placed nothing, with the figures read again after it. */
export interface FailedAttempt {
  readonly result: Exclude<PlaceResult, { kind: 'placed' }>
  /** Total of the price that was sent. */
  readonly seenPoints: number
  /** Total and balance as they are now. */
  readonly needed: number
  readonly available: number
}

/** Why the order was not placed and what to do next; takes the focus with every attempt. */
export function ReviewNotice({
  attempt,
  whenPath,
}: {
  readonly attempt: FailedAttempt
  readonly whenPath: string
}) {
  const box = useFocusFor<HTMLDivElement>(attempt)
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone={attempt.result.kind === 'refused' ? 'warn' : 'danger'} role="alert">
        <AttemptWords attempt={attempt} whenPath={whenPath} />
      </Notice>
    </div>
  )
}

function AttemptWords({ attempt, whenPath }: { readonly attempt: FailedAttempt; readonly whenPath: string }) {
  const text = useText()
  const { result, needed, available, seenPoints } = attempt
  if (result.kind === 'empty') return <Said title={text('booking.review.createError')} />
  if (result.kind === 'noAnswer')
    return <Said title={text('booking.review.createError')}>{text('booking.review.noAnswer')}</Said>
  const chooseTime = <Link to={whenPath}>{text('booking.review.chooseTime')}</Link>
  switch (refusalKind(result.code)) {
    case 'slotFull':
      return (
        <Said title={text('booking.review.slotFull')} next={chooseTime}>
          {text('booking.review.slotFullText')}
        </Said>
      )
    case 'notEnough':
      return (
        <Said
          title={text('booking.review.notEnough')}
          next={<Link to="/userRecharge">{text('booking.price.recharge')}</Link>}
        >
          {text('booking.review.notEnoughText', {
            needed,
            available,
            missing: Math.max(0, needed - available),
          })}
        </Said>
      )
    case 'priceChanged':
      return (
        <Said title={text('booking.review.priceChanged')}>
          {text('booking.review.priceChangedText', { points: needed, before: seenPoints })}
        </Said>
      )
    case 'duplicate':
      return (
        <Said
          title={text('booking.review.duplicate')}
          next={<Link to="/userOrderList/0">{text('booking.review.toOrders')}</Link>}
        >
          {text('booking.review.duplicateText')}
        </Said>
      )
    case 'time':
      return (
        <Said title={text('booking.review.refused')} next={chooseTime}>
          {result.message}
        </Said>
      )
    default:
      return <Said title={text('booking.review.refused')}>{result.message}</Said>
  }
}

interface SaidProps {
  readonly title: string
  readonly next?: ReactNode
  readonly children?: ReactNode
}

function Said({ title, next, children }: SaidProps) {
  return (
    <>
      <chakra.strong display="block" textStyle="t16" fontWeight="strong">
        {title}
      </chakra.strong>
      {children} {next}
    </>
  )
}
