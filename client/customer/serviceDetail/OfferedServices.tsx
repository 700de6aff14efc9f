import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import type { BookingOfferFragment } from '../../domain/booking/BookingOffer.generated.ts'
import { writeMonths, writeOpening } from '../../format/offeredMonths.ts'
import { useToday } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { IconLine } from '../../ui/IconLine.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Sentences } from '../../ui/Sentences.tsx'
import { Included } from '../parts/offers/Included.tsx'
import { Extent, OfferPrice, openingOf } from '../parts/offers/OfferWords.tsx'

/** Each service: what it is, what it costs, when it is offered, and what it includes. */
export function OfferedServices({ offers }: { readonly offers: readonly BookingOfferFragment[] }) {
  return (
    <Services>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferedService offer={offer} />
        </li>
      ))}
    </Services>
  )
}

function OfferedService({ offer }: { readonly offer: BookingOfferFragment }) {
  const intl = useIntl()
  const text = useText()
  const opening = openingOf(offer, useToday())
  return (
    <>
      <Head>
        <chakra.h2 textStyle="t18">{offer.name}</chakra.h2>
        <OfferPrice offer={offer} />
      </Head>
      <chakra.p mt="1" color="muted">
        <Sentences first={offer.description} second={<Extent offer={offer} />} />
      </chakra.p>
      <Stack gap="1" textStyle="t14" css={{ '&:not(:empty)': { mt: '2' } }}>
        {offer.offeredMonths.length > 0 && (
          <IconLine icon="calendar">
            {text('booking.offered', { months: writeMonths(intl, offer.offeredMonths) })}
          </IconLine>
        )}
        {opening && <IconLine icon="clock">{writeOpening(intl, opening)}</IconLine>}
        {offer.specialNotice && <IconLine icon="info">{offer.specialNotice}</IconLine>}
      </Stack>
      <Included service={offer} />
    </>
  )
}

const Services = chakra('ul', {
  base: {
    layerStyle: 'panel',
    listStyle: 'none',
    '& > li': { p: { base: '4', md: '6' } },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
})

const Head = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    // the price goes below the name if letters are very large
    '@media (max-width: 16em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
