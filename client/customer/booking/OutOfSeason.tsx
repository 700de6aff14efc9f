import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { SeasonOpening } from '../../../schema/rules/bookingPeriods.ts'
import type { BookingRoute } from '../../domain/booking/bookingRoute.ts'
import { todayOf } from '../../domain/calendar/dayOffers.ts'
import { writeMonths, writeOpening } from '../../format/offeredMonths.ts'
import { useText } from '../../i18n/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Extent, OfferPrice, openingOf } from '../parts/offers/OfferWords.tsx'
import { ServiceOffersDocument } from '../parts/offers/offers.generated.ts'
import { selectServiceDetailPath, selectWhenPath } from '../parts/paths/bookingPaths.ts'
import type { AvailableTime } from './availableTime.ts'

interface OutOfSeasonProps {
  readonly route: BookingRoute
  readonly available: AvailableTime
  readonly opening: SeasonOpening
}

/** In place of the calendar while the service rests for as long as that reaches: when it begins again, and what can be booked at the address now. */
export function OutOfSeason({ route, available, opening }: OutOfSeasonProps) {
  const intl = useIntl()
  const text = useText()
  return (
    <Stack gap="6" justifyItems="start" maxWidth="48rem">
      <Notice>
        <chakra.strong display="block" fontWeight="strong" textStyle="t16">
          {writeOpening(intl, opening)}
        </chakra.strong>
        {text('booking.offered', { months: writeMonths(intl, available.offeredMonths) })}
      </Notice>
      <Instead route={route} today={todayOf(available)} />
      <ButtonLink to={selectServiceDetailPath(route)}>{text('booking.season.all')}</ButtonLink>
    </Stack>
  )
}

/** The other services of the catalog that can be booked; nothing until they are known. */
function Instead({ route, today }: { readonly route: BookingRoute; readonly today: string }) {
  const text = useText()
  const { catalog, addressId, serviceId } = route
  const { data } = useQuery(ServiceOffersDocument, {
    variables: { catalog, addressId },
    context: { overlay: 'never' },
  })
  const offers = data?.serviceOffers?.offers.filter(
    (offer) => offer.id !== serviceId && !openingOf(offer, today),
  )
  if (!offers?.length) return null
  return (
    <chakra.section aria-labelledby="instead-title" width="100%">
      <chakra.h2 id="instead-title" textStyle="t20" mb="4">
        {text('booking.season.now')}
      </chakra.h2>
      <Stack as="ul" gap="3" listStyleType="none">
        {offers.map((offer) => (
          <Offer key={offer.id}>
            <Link to={selectWhenPath({ ...route, serviceId: offer.id }, offer.periodType)}>{offer.name}</Link>
            <OfferPrice offer={offer} />
            <chakra.p color="muted">
              <Extent offer={offer} />
            </chakra.p>
          </Offer>
        ))}
      </Stack>
    </chakra.section>
  )
}

/** The whole card leads on, by the link that is the service's name. */
const Offer = chakra('li', {
  base: {
    layerStyle: 'panel',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    p: '4',
    '&:hover': { bg: 'sunk' },
    '& > a': { textStyle: 't18', fontWeight: 'strong' },
    '& > a::after': { content: '""', position: 'absolute', inset: 0 },
    '& > span': { gridArea: '1 / 2 / span 2' },
  },
})
