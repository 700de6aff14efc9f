import { useText } from '../../../i18n/useText.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { userOrderListPath } from '../paths/orderPaths.ts'
import { BookingProblem } from './BookingProblem.tsx'

/** No such order, or somebody else's: one text for both (decision A2). */
export function OrderNotFound() {
  const text = useText()
  return (
    <BookingProblem title={text('orders.error.notFound')} text={text('orders.error.notFoundText')}>
      <ButtonLink look="primary" to={userOrderListPath('Ongoing')}>
        {text('orders.ongoing')}
      </ButtonLink>
    </BookingProblem>
  )
}
