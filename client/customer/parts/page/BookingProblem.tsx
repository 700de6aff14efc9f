import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { ServiceCatalog } from '../../../../schema/rules/enumerations.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Words } from '../../../ui/Words.tsx'
import { Wrap } from '../../../ui/Wrap.tsx'
import { selectServiceAddressPath } from '../paths/bookingPaths.ts'
import { userOrderListPath } from '../paths/orderPaths.ts'

interface BookingProblemProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** A page that cannot be shown: what is wrong, that nothing happened, and the way on. */
export function BookingProblem({ title, text, children }: BookingProblemProps) {
  return (
    <Wrap
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      justifyItems="center"
      textAlign="center"
      py={{ base: '8', lg: '16' }}
    >
      <PageHeading title={title}>{title}</PageHeading>
      <chakra.p color="muted">{text}</chakra.p>
      {children}
    </Wrap>
  )
}

/** The address in the browser names nothing that can be booked. */
export function BrokenBookingLink({ catalog }: { readonly catalog?: ServiceCatalog | undefined }) {
  const text = useText()
  return (
    <BookingProblem title={text('booking.error.link.title')} text={text('booking.error.link.text')}>
      <StartAgain catalog={catalog} />
    </BookingProblem>
  )
}

/** Address or service is not there, or belongs to somebody else: one text for both (decision A2). */
export function BookingNotFound({ catalog }: { readonly catalog: ServiceCatalog }) {
  const text = useText()
  return (
    <BookingProblem title={text('booking.error.notFound.title')} text={text('booking.error.notFound.text')}>
      <StartAgain catalog={catalog} />
    </BookingProblem>
  )
}

/** The answer did not come; the choices so far are in the browser's address, so a retry loses nothing. */
export function BookingLoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText()
  return (
    <div role="alert">
      <BookingProblem
        title={text('error.pageTitle')}
        text={text(navigator.onLine ? 'booking.error.load.text' : 'booking.error.offline')}
      >
        <Button look="primary" onClick={onRetry}>
          <Words id="error.tryAgain" />
        </Button>
      </BookingProblem>
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
    <BookingProblem title={text('orders.error.notFound')} text={text('orders.error.notFoundText')}>
      <ButtonLink look="primary" to={userOrderListPath('Ongoing')}>
        {text('orders.ongoing')}
      </ButtonLink>
    </BookingProblem>
  )
}
