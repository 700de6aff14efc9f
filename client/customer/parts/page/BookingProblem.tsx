import { Navigate, useLocation } from 'react-router'
import { failureDetail } from '../../../api/callFailure.ts'
import type { ServiceCatalog } from '../../../api/schema.generated.ts'
import type { MessageId } from '../../../i18n/messageId.ts'
import { useText } from '../../../i18n/useText.ts'
import { MessagePage } from '../../../layout/MessagePage.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Words } from '../../../ui/Words.tsx'
import { selectServiceAddressPath } from '../paths/bookingPaths.ts'
import { userOrderListPath } from '../paths/customerPaths.ts'
import { NothingThere } from './NothingThere.tsx'

/** The browser's address names nothing that can be booked. */
export function BrokenBookingLink({ catalog }: { readonly catalog?: ServiceCatalog | undefined }) {
  const text = useText()
  return (
    <MessagePage title={text('booking.error.link.title')} lede={text('booking.error.link.text')}>
      <StartAgain catalog={catalog} />
    </MessagePage>
  )
}

interface BookingNotFoundProps {
  readonly catalog: ServiceCatalog
  /** The step before, which asks again when somebody books again (decision X8). */
  readonly before: string
}

/** Address or service is absent or somebody else's: one text for both (decision A2). */
export function BookingNotFound({ catalog, before }: BookingNotFoundProps) {
  const text = useText()
  const { state } = useLocation()
  if (state?.again) return <Navigate to={before} state={state} replace />
  return (
    <NothingThere title={text('booking.error.notFound.title')} lede={text('booking.error.notFound.text')}>
      <StartAgain catalog={catalog} />
    </NothingThere>
  )
}

interface BookingLoadFailedProps {
  /** Below the title. The choices so far are in the browser's address, so a retry loses nothing. */
  readonly words?: MessageId
  /** The error. */
  readonly error: unknown
  readonly onRetry: () => void
}

/** Says that the answer did not come, with a retry. */
export function BookingLoadFailed({
  words = 'booking.error.load.text',
  error,
  onRetry,
}: BookingLoadFailedProps) {
  const text = useText()
  return (
    <div role="alert">
      <MessagePage
        title={text('error.pageTitle')}
        lede={text(navigator.onLine ? words : 'booking.error.offline')}
        detail={failureDetail(error)}
      >
        <Button look="primary" onClick={onRetry}>
          <Words id="error.tryAgain" />
        </Button>
      </MessagePage>
    </div>
  )
}

function StartAgain({ catalog }: { readonly catalog: ServiceCatalog | undefined }) {
  return (
    <ButtonLink look="primary" to={catalog ? selectServiceAddressPath(catalog) : '/account'}>
      <Words id={catalog ? 'booking.address.title' : 'booking.error.toAccount'} />
    </ButtonLink>
  )
}

/** No such order, or somebody else's: one text for both (decision A2). */
export function OrderNotFound() {
  const text = useText()
  return (
    <NothingThere title={text('orders.error.notFound')} lede={text('orders.error.notFoundText')}>
      <ButtonLink look="primary" to={userOrderListPath('Ongoing')}>
        {text('orders.ongoing')}
      </ButtonLink>
    </NothingThere>
  )
}
