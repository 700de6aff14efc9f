import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { serverCall } from '../../api/serverCall.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, IconTile } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Muted } from '../../ui/layout.tsx'
import { useBookingEntry } from '../parts/catalog/useBookingEntry.ts'
import type { CatalogTeasersQuery } from './CatalogTeasers.generated.ts'
import query from './CatalogTeasers.graphql?raw'
import { ServiceCard, serviceTexts } from './ServiceCard.tsx'

/** The three services that can be booked, and a quiet fourth tile that cannot (customer document, section 1). */
export function ServiceCards() {
  const text = useText()
  const fromPoints = useCatalogTeasers()
  const { book, asking } = useBookingEntry('/account')
  return (
    <Block id="services" title={text('home.services.title')}>
      <chakra.ul
        display="grid"
        gap="4"
        listStyle="none"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr)) minmax(0, 0.82fr)',
        }}
      >
        {serviceTexts.map((service) => (
          <ServiceCard
            key={service.catalog}
            service={service}
            fromPoints={fromPoints && (fromPoints.get(service.catalog) ?? 0)}
            isAsking={asking === service.catalog}
            onBook={() => book(service.catalog)}
          />
        ))}
        <Card
          asChild
          bg="transparent"
          borderStyle="dashed"
          borderColor="inputLine"
          px={{ base: '4', lg: '5' }}
          py={{ base: '4', lg: '6' }}
        >
          <li>
            <IconTile bg="sunk" color="muted">
              <Icon name="more" size={32} />
            </IconTile>
            <chakra.h3 textStyle="t18" my="3">
              {text('home.more.title')}
            </chakra.h3>
            <Muted>{text('home.more.body')}</Muted>
          </li>
        </Card>
      </chakra.ul>
    </Block>
  )
}

type Catalog = CatalogTeasersQuery['catalogTeasers'][number]['catalog']

/** The lowest price per catalog; null while loading, without an entry if the server names no price. */
type FromPoints = ReadonlyMap<Catalog, number> | null

/**
 * The lowest price of each catalog, for everybody. It is read without Apollo, which visitors never load, and fails silently: the cards only
 * lack their "From".
 */
function useCatalogTeasers(): FromPoints {
  const [teasers, setTeasers] = useState<FromPoints>(null)
  useEffect(() => {
    const leaving = new AbortController()
    askTeasers(leaving.signal).then(setTeasers, () => {
      if (!leaving.signal.aborted) setTeasers(new Map())
    })
    return () => leaving.abort()
  }, [])
  return teasers
}

async function askTeasers(signal: AbortSignal): Promise<ReadonlyMap<Catalog, number>> {
  const response = await serverCall('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, operationName: 'CatalogTeasers' }),
    signal,
  })
  const { data }: { data?: CatalogTeasersQuery } = await response.json()
  return new Map(
    (data?.catalogTeasers ?? []).flatMap(({ catalog, fromPoints }) =>
      fromPoints ? [[catalog, fromPoints] as const] : [],
    ),
  )
}

interface BlockProps {
  readonly id?: string
  readonly title: string
  readonly children: ReactNode
}

/** A part of a long page under its own heading. */
export function Block({ id, title, children }: BlockProps) {
  const titleId = useId()
  return (
    <chakra.section id={id} aria-labelledby={titleId} pt={{ base: '16', lg: '24' }}>
      <chakra.h2 id={titleId} mb="6">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  )
}
