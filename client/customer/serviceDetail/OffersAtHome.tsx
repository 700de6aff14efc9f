import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { LoadError } from '../../api/QueryState.tsx'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { streetLine } from '../../format/addressText.ts'
import { writeEstimate } from '../../format/writtenPoints.ts'
import { useText } from '../../i18n/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card, IconTile } from '../../ui/Card.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Muted, Stack } from '../../ui/layout.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { Words } from '../../ui/Words.tsx'
import { catalogs } from '../parts/catalog/catalogs.ts'
import { UnlessLeaving } from '../parts/erasure/UnlessLeaving.tsx'
import {
  BookingAddressesDocument,
  ServiceOffersDocument,
  type ServiceOffersQuery,
} from '../parts/offers/offers.generated.ts'
import { addUserAddressPath } from '../parts/paths/customerPaths.ts'
import { OfferedServices } from './OfferedServices.tsx'

interface OffersAtHomeProps {
  readonly catalog: ServiceCatalog
  /** Below the services. */
  readonly children: ReactNode
}

/** The services of a catalog with their prices at the first address, which is the default one, and beside them the way to book. */
export function OffersAtHome({ catalog, children }: OffersAtHomeProps) {
  const { found, ...state } = useOffersAtHome(catalog)
  return (
    <Columns>
      {found && found.offers.length > 0 && <BookCard catalog={catalog} found={found} />}
      <Stack gap="6">
        {found && found.offers.length > 0 ? (
          <OfferedServices offers={found.offers} />
        ) : (
          <NoOffers catalog={catalog} isEmpty={found !== undefined} {...state} />
        )}
        {children}
      </Stack>
    </Columns>
  )
}

interface NoOffersProps extends Omit<ReturnType<typeof useOffersAtHome>, 'found'> {
  readonly catalog: ServiceCatalog
  /** The catalog has no service now. */
  readonly isEmpty: boolean
}

/** What stands in the place of the services: a failure, why there are none, or grey bars. */
function NoOffers({ catalog, isEmpty, hasNoAddress, error, retry }: NoOffersProps) {
  const text = useText()
  if (error) return <LoadError words="serviceDetail.failed" error={error} onRetry={retry} />
  if (hasNoAddress)
    return (
      <EmptyPanel icon="pin" title={text('booking.address.none')} text={text('serviceDetail.noAddress')}>
        <ButtonLink look="primary" to={addUserAddressPath(catalogs[catalog].firstStep)}>
          {text('booking.address.add')}
        </ButtonLink>
      </EmptyPanel>
    )
  if (isEmpty)
    return (
      <EmptyPanel icon="info" title={text('booking.service.none')} text={text('booking.service.noneText')} />
    )
  return <SkeletonRows rows={4} height="8rem" mt="0" />
}

function useOffersAtHome(catalog: ServiceCatalog) {
  const saved = useQuery(BookingAddressesDocument)
  const addressId = saved.data?.addresses[0]?.id
  const offered = useQuery(ServiceOffersDocument, {
    variables: { addressId: addressId ?? '', catalog },
    skip: addressId === undefined,
  })
  const failed = [saved, offered].find(({ data, error }) => error && !data)
  return {
    found: offered.data?.serviceOffers ?? undefined,
    hasNoAddress: saved.data?.addresses.length === 0,
    error: failed?.error,
    retry: () => failed?.refetch(),
  }
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '6', lg: '8' },
    alignItems: 'start',
    '&:has(> aside)': { gridTemplateColumns: { lg: 'minmax(0, 1fr) 320px' } },
    '& > aside': { order: { lg: 1 }, position: { lg: 'sticky' }, top: '6' },
  },
})

interface BookCardProps {
  readonly catalog: ServiceCatalog
  readonly found: NonNullable<ServiceOffersQuery['serviceOffers']>
}

/** The lowest price, for which home it is, and the one button. */
function BookCard({ catalog, found: { offers, address } }: BookCardProps) {
  const intl = useIntl()
  const text = useText()
  const { icon, firstStep } = catalogs[catalog]
  const lowest = offers
    .map(({ price }) => price)
    .toSorted((a, b) => a.totalPoints - b.totalPoints)
    .at(0)
  return (
    <Card asChild display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <aside aria-label={text('booking.price.priceTitle')}>
        <chakra.div display="flex" gap="4" alignItems="center">
          <IconTile>
            <Icon name={icon} size={32} />
          </IconTile>
          {lowest && (
            <chakra.p fontVariantNumeric="tabular-nums">
              <chakra.span display="block" textStyle="t14" color="muted">
                {text('serviceDetail.from')}
              </chakra.span>
              <chakra.strong display="block" textStyle="t20" fontWeight="strong">
                <Words id="booking.points" values={{ points: lowest.totalPoints }} />
              </chakra.strong>
              <chakra.span textStyle="t14" color="muted">
                {text('booking.estimate', { amount: writeEstimate(intl, lowest.estimatedDollars) })}
              </chakra.span>
            </chakra.p>
          )}
        </chakra.div>
        <UnlessLeaving>
          <ButtonLink look="primary" size="lg" wide to={firstStep}>
            {text('serviceDetail.book')}
          </ButtonLink>
        </UnlessLeaving>
        <Muted>{text('serviceDetail.at', { street: streetLine(address) })}</Muted>
      </aside>
    </Card>
  )
}
