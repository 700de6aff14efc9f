import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import type { BookingOfferFragment } from '../../domain/booking/BookingOffer.generated.ts'
import { balanceAfter } from '../../domain/booking/balanceAfter.ts'
import { writeMonths, writeOpening } from '../../format/offeredMonths.ts'
import { useToday } from '../../format/useClock.ts'
import { writeDuration } from '../../format/writtenDuration.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ChoiceSet, RadioCard } from '../../ui/RadioCard.tsx'
import { Sentences } from '../../ui/Sentences.tsx'
import { Words } from '../../ui/Words.tsx'
import { Extent, OfferPrice, openingOf } from '../parts/offers/OfferWords.tsx'
import type { ServiceOffersQuery } from '../parts/offers/offers.generated.ts'

interface ServiceChoicesProps {
  readonly catalog: ServiceCatalog
  readonly found: NonNullable<ServiceOffersQuery['serviceOffers']>
  readonly chosen: string | undefined
  readonly onChoose: (serviceId: string) => void
  readonly problem: string | undefined
}

/** The services of a catalog as radio cards: price, estimate and shortfall before any choice. */
export function ServiceChoices({ catalog, found, chosen, onChoose, problem }: ServiceChoicesProps) {
  const text = useText()
  const today = useToday()
  return (
    <ChoiceSet id="service-choice" legend={text('booking.service.legend', { catalog })} problem={problem}>
      {found.offers.map((offer) => (
        <RadioCard
          key={offer.id}
          name="service"
          value={offer.id}
          checked={chosen === offer.id}
          disabled={openingOf(offer, today) !== undefined}
          onChange={() => onChoose(offer.id)}
        >
          <chakra.span
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) auto"
            columnGap="4"
            rowGap="1"
            // the price goes below the name if letters are very large
            css={{ '@media (max-width: 16em)': { gridTemplateColumns: 'minmax(0, 1fr)' } }}
          >
            <OfferText
              offer={offer}
              missing={balanceAfter(found.points, found.rewardPoints, offer.price.totalPoints).missing}
            />
          </chakra.span>
          {chosen === offer.id && offer.checkPoints.length > 0 && <CheckPoints offer={offer} />}
        </RadioCard>
      ))}
    </ChoiceSet>
  )
}

interface OfferProps {
  readonly offer: BookingOfferFragment
}

/** Name and price in one line; below them what it is, how long it takes, and what is missing. */
function OfferText({ offer, missing }: OfferProps & { readonly missing: number }) {
  const intl = useIntl()
  const opening = openingOf(offer, useToday())
  return (
    <>
      <chakra.strong textStyle="t18" fontWeight="strong">
        {offer.name}
      </chakra.strong>
      <OfferPrice offer={offer} />
      <Stack as="span" gap="1" gridColumn="1 / -1" maxWidth={{ md: 'prose' }}>
        <chakra.span color="muted">
          <Sentences first={offer.description} second={<Extent offer={offer} />} />
        </chakra.span>
        {offer.offeredMonths.length > 0 && (
          <chakra.span textStyle="t14">
            <Words id="booking.offered" values={{ months: writeMonths(intl, offer.offeredMonths) }} />
          </chakra.span>
        )}
        {opening && (
          <chakra.span display="flex" gap="6px" alignItems="flex-start" textStyle="t14" color="ink">
            <Icon name="clock" size={18} />
            {writeOpening(intl, opening)}
          </chakra.span>
        )}
        {offer.specialNotice && <chakra.span textStyle="t14">{offer.specialNotice}</chakra.span>}
        {missing > 0 && !opening && (
          <chakra.span display="flex" gap="6px" alignItems="flex-start" textStyle="t14" color="wheatText">
            <Icon name="info" size={18} />
            <Words id="booking.service.short" values={{ points: missing }} />
          </chakra.span>
        )}
      </Stack>
    </>
  )
}

function CheckPoints({ offer }: OfferProps) {
  const intl = useIntl()
  return (
    <chakra.span
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="8"
      mt="4"
      pt="3"
      borderTopWidth="1px"
      borderColor="brandLine"
      textStyle="t14"
    >
      {offer.checkPoints.map((point) => (
        <chakra.span key={point.id} display="flex" justifyContent="space-between" gap="4" py="6px">
          <chakra.span minWidth="0">{point.name}</chakra.span>
          <chakra.span color="muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {writeDuration(intl, point.minutes)}
          </chakra.span>
        </chakra.span>
      ))}
    </chakra.span>
  )
}
