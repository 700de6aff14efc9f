import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import type { PeriodType } from '../../api/schema.generated.ts'
import type { BookingRoute } from '../../domain/booking/bookingRoute.ts'
import { useText } from '../../i18n/useText.ts'
import { MessagePage } from '../../layout/MessagePage.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Words } from '../../ui/Words.tsx'
import { BookingLoadFailed, BookingNotFound } from '../parts/page/BookingProblem.tsx'
import { selectServiceDetailPath } from '../parts/paths/bookingPaths.ts'
import type { AvailableTime } from './availableTime.ts'
import { BookingFrameSkeleton, type BookingStep } from './BookingFrame.tsx'
import { AvailabilityDocument } from './booking.generated.ts'
import { orderMailsTo } from './bookingFacts.ts'

interface WhenStepProps {
  readonly route: BookingRoute
  /** The kind of booking that the address names for this service. */
  readonly periodType: PeriodType
  readonly step: BookingStep
  readonly title: string
  readonly back: { readonly to: string; readonly label: string }
  readonly children: (found: Found) => ReactNode
}

/** What a step after the service works with. */
export interface Found {
  readonly available: AvailableTime
  /** Where mails about the order will go, if anywhere. */
  readonly mailsTo: string | undefined
}

/**
 * Reads what the last two steps need and replaces them while it is missing, absent, or of another catalog or kind than the address says.
 */
export function WhenStep({ route, periodType, step, title, back, children }: WhenStepProps) {
  const { data, error, refetch } = useAvailability(route)
  if (error && !data) return <BookingLoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <BookingFrameSkeleton catalog={route.catalog} step={step} title={title} back={back} />
  const available = data.availability
  if (!available || available.service.catalog !== route.catalog)
    return <BookingNotFound catalog={route.catalog} before={selectServiceDetailPath(route)} />
  if (available.service.periodType !== periodType) return <WrongKind route={route} />
  return children({ available, mailsTo: orderMailsTo(data.profile) })
}

function WrongKind({ route }: { readonly route: BookingRoute }) {
  const text = useText()
  return (
    <MessagePage title={text('booking.period.wrongKind')} lede={text('booking.period.wrongKindText')}>
      <ButtonLink look="primary" to={selectServiceDetailPath(route)}>
        <Words id="booking.service.title" />
      </ButtonLink>
    </MessagePage>
  )
}

/** Address, service, price and free times of a booking; refetched on every visit, shown at once if known from before. */
function useAvailability({ addressId, serviceId }: BookingRoute) {
  return useQuery(AvailabilityDocument, {
    variables: { addressId, serviceId },
    nextFetchPolicy: 'cache-first',
  })
}

/** The way back from the time or the period to the service that was chosen. */
export function backToService(route: BookingRoute, text: ReturnType<typeof useText>) {
  return { to: selectServiceDetailPath(route, route.serviceId), label: text('booking.back.service') }
}

/** What a service needs to know before booking; nothing for most. */
export function SpecialNotice({ notice }: { readonly notice: string | null | undefined }) {
  return notice ? <Notice>{notice}</Notice> : null
}
