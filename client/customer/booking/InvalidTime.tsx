import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useText } from '../../i18n/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useDelayed } from '../../ui/useDelayed.ts'
import { Words } from '../../ui/Words.tsx'
import { BookingProblem } from '../parts/page/BookingProblem.tsx'

/** The on-site time is invalid: says so and goes back after one second (document section 5). */
export function InvalidTime({ backTo }: { readonly backTo: string }) {
  const text = useText()
  const navigate = useNavigate()
  const later = useDelayed()
  useEffect(() => {
    later(businessRules.ui.backDelayMs, () => void navigate(backTo, { replace: true }))
  }, [later, navigate, backTo])
  return (
    <div role="alert">
      <BookingProblem
        title={text('booking.review.timeInvalid')}
        text={text('booking.review.timeInvalidText')}
      >
        <ButtonLink to={backTo}>
          <Words id="booking.review.chooseTime" />
        </ButtonLink>
      </BookingProblem>
    </div>
  )
}
