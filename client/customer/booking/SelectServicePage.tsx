import { useQuery } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { PeriodType } from '../../../schema/rules/enumerations.ts'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { readCatalog, readId } from '../../domain/booking/bookingRoute.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Words } from '../../ui/Words.tsx'
import { ServiceOffersDocument, type ServiceOffersQuery } from '../parts/offers/offers.generated.ts'
import { BookingLoadFailed, BookingNotFound, BrokenBookingLink } from '../parts/page/BookingProblem.tsx'
import {
  selectServiceAddressPath,
  selectServiceDetailPath,
  selectWhenPath,
} from '../parts/paths/bookingPaths.ts'
import { AddressLead, BookingFrame, BookingFrameSkeleton, useBookingNavigation } from './BookingFrame.tsx'
import { PricePanel } from './PricePanel.tsx'
import { PropertyPanel } from './PropertyPanel.tsx'
import { ServiceChoices } from './ServiceChoices.tsx'

/** /selectServiceDetail/{catalog}/{addressId}: which service, with its price from the first look (document sections 2 and 5). */
export function Component() {
  const params = useParams()
  const catalog = readCatalog(params.catalog)
  const addressId = readId(params.addressId)
  if (!catalog || !addressId) return <BrokenBookingLink catalog={catalog} />
  return <ServiceStep key={`${catalog} ${addressId}`} catalog={catalog} addressId={addressId} />
}

interface ServiceStepProps {
  readonly catalog: ServiceCatalog
  readonly addressId: string
}

function ServiceStep({ catalog, addressId }: ServiceStepProps) {
  const frame = useServiceFrame(catalog, addressId)
  const { data, error, refetch } = useQuery(ServiceOffersDocument, {
    variables: { addressId, catalog },
  })
  if (error && !data) return <BookingLoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <BookingFrameSkeleton {...frame} />
  if (!data.serviceOffers)
    return <BookingNotFound catalog={catalog} before={selectServiceAddressPath(catalog)} />
  return <ServiceForm catalog={catalog} found={data.serviceOffers} />
}

interface ServiceFormProps {
  readonly catalog: ServiceCatalog
  readonly found: NonNullable<ServiceOffersQuery['serviceOffers']>
}

/** What the frame shows before and after the answer. */
function useServiceFrame(catalog: ServiceCatalog, addressId: string) {
  const text = useText()
  const back = { to: selectServiceAddressPath(catalog, addressId), label: text('booking.back.address') }
  return { catalog, step: 'service', title: text('booking.service.title'), back } as const
}

function ServiceForm({ catalog, found }: ServiceFormProps) {
  const text = useText()
  const [search] = useSearchParams()
  const [serviceId, setServiceId] = useState(search.get('service') ?? undefined)
  const [attempt, setAttempt] = useState(0)
  const go = useBookingNavigation()
  const { address, offers, points, rewardPoints } = found
  const offer = offers.find((each) => each.id === serviceId)
  const here = selectServiceDetailPath({ catalog, addressId: address.id }, offer?.id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!offer) return setAttempt(attempt + 1)
    const route = { catalog, addressId: address.id, serviceId: offer.id }
    go(selectWhenPath(route, offer.periodType), here)
  }
  const problem = attempt > 0 && !offer ? text('booking.service.required') : undefined
  const name = catalog
  return (
    <form onSubmit={submit} noValidate>
      <BookingFrame
        {...useServiceFrame(catalog, address.id)}
        lead={<AddressLead catalog={catalog} address={address} />}
        problems={
          <ErrorSummary
            attempt={attempt}
            errors={problem ? [{ message: problem, controlId: 'service-choice' }] : []}
          />
        }
        aside={
          <PricePanel
            booking={{
              catalog: name,
              address,
              serviceName: offer?.name,
              price: offer?.price,
              points,
              rewardPoints,
            }}
            here={here}
            action={<ContinueButton wide period={offer?.periodType} />}
            barAction={<ContinueButton />}
          />
        }
      >
        {offers.length === 0 ? (
          <EmptyPanel
            icon="info"
            title={text('booking.service.none')}
            text={text('booking.service.noneText')}
          />
        ) : (
          <ServiceChoices
            catalog={name}
            found={found}
            chosen={serviceId}
            onChoose={setServiceId}
            problem={problem}
          />
        )}
        <PropertyPanel catalog={name} address={address} price={offer?.price} here={here} />
      </BookingFrame>
    </form>
  )
}

const nextWords = {
  Day: 'booking.service.toTime',
  Month: 'booking.service.toMonth',
  Season: 'booking.service.toSeason',
} as const

function ContinueButton({
  period,
  wide = false,
}: {
  readonly period?: keyof typeof PeriodType | undefined
  readonly wide?: boolean
}) {
  return (
    <Button type="submit" look="primary" size="lg" wide={wide}>
      <Words id={period ? nextWords[period] : 'booking.continue'} />
    </Button>
  )
}
