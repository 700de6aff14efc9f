import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import type { BookingOfferFragment } from '../../../domain/booking/BookingOffer.generated.ts'
import { writeDuration } from '../../../format/writtenDuration.ts'
import { useText } from '../../../i18n/useText.ts'
import { RadioCard } from '../../../ui/RadioCard.tsx'
import { Fold } from '../Fold.tsx'
import { useCaller } from './callerAddress.ts'

interface ServiceChoiceProps {
  readonly offers: readonly BookingOfferFragment[]
  readonly chosen: string | undefined
}

/** Every service with its price for this home, folded by catalog; open are the first one, and the one with the chosen service. */
export function ServiceChoice({ offers, chosen }: ServiceChoiceProps) {
  const text = useText()
  const catalogs = [...Map.groupBy(offers, ({ catalog }) => catalog)]
  const open = offers.find(({ id }) => id === chosen)?.catalog ?? catalogs[0]?.[0]
  if (catalogs.length === 0) return <p>{text('officeCaller.services.none')}</p>
  return (
    <div>
      {catalogs.map(([catalog, ofCatalog]) => (
        <Fold
          key={catalog}
          title={text(`catalog.${catalog}`)}
          gist={ofCatalog.find(({ id }) => id === chosen)?.name ?? ofCatalog.length}
          isOpenFirst={catalog === open}
        >
          <Grid role="group" aria-label={text(`catalog.${catalog}`)}>
            {ofCatalog.map((offer) => (
              <Offer key={offer.id} offer={offer} isChosen={offer.id === chosen} />
            ))}
          </Grid>
        </Fold>
      ))}
    </div>
  )
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    gap: '2',
    '& > label': { px: '3', py: '2' },
  },
})

function Offer({ offer, isChosen }: { readonly offer: BookingOfferFragment; readonly isChosen: boolean }) {
  const intl = useIntl()
  const text = useText()
  const { choose } = useCaller()
  const { id, name, periodType, price } = offer
  const extent = periodType === 'Day' ? writeDuration(intl, price.minutes) : text(`periodType.${periodType}`)
  return (
    <RadioCard name="service" value={id} checked={isChosen} onChange={() => choose({ service: id })}>
      <chakra.strong display="block" fontWeight="strong">
        {name}
      </chakra.strong>
      <chakra.span color="muted" fontVariantNumeric="tabular-nums">
        {text('booking.points', { points: price.totalPoints })} · {extent}
      </chakra.span>
    </RadioCard>
  )
}
