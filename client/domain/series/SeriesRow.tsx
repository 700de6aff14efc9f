import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { IconTile } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Cluster, Muted, Stack } from '../../ui/layout.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { catalogIcons } from '../catalog/catalogIcons.ts'
import type { SeriesHeadFragment } from './Series.generated.ts'
import { MovedFrom } from './SeriesVisits.tsx'
import { nextVisitOf, writeRhythm, writeVisitDay } from './writtenRhythm.ts'

interface SeriesRowProps {
  readonly series: SeriesHeadFragment
  /** Its page. */
  readonly to: string
}

/** One series of a list: service, rhythm, the next visit, and what it waits for. */
export function SeriesRow({ series, to }: SeriesRowProps) {
  const intl = useIntl()
  const text = useText()
  const next = nextVisitOf(series)
  return (
    <Row>
      <IconTile>
        <Icon name={catalogIcons[series.catalog]} size={32} />
      </IconTile>
      <Stack flex="1" gap="1" minWidth="0">
        <Cluster justifyContent="space-between" rowGap="1" columnGap="3">
          <NameLink to={to}>{series.serviceName}</NameLink>
          <SeriesTag series={series} />
        </Cluster>
        {next && (
          <chakra.p textStyle="t18" fontWeight="medium">
            {text('series.nextVisit', { visit: writeVisitDay(intl, next) })} <MovedFrom visit={next} />
          </chakra.p>
        )}
        <Muted>
          {writeRhythm(intl, series)} · {text('series.each', { points: series.agreedPoints })}
        </Muted>
        {series.missingPoints > 0 && (
          <Muted color="wheatText">
            {text('series.short', { reader: 'customer', missing: series.missingPoints })}
          </Muted>
        )}
      </Stack>
    </Row>
  )
}

const waitWords = ['WaitingForPoints', 'PriceToAgree', 'Stopped'] as const

/** What a series waits for, or that it is paused or over; nothing while it runs. */
export function SeriesTag({ series: { state, nextVisits } }: { readonly series: SeriesHeadFragment }) {
  const text = useText()
  const waits = waitWords.find((wait) => nextVisits.some((visit) => visit.state === wait))
  if (state === 'Ended') return <Tag>{text('series.state.Ended')}</Tag>
  if (waits) return <Tag tone="warn">{text(`series.visit.${waits}`)}</Tag>
  return state === 'Paused' ? <Tag>{text('series.visit.Paused')}</Tag> : null
}

const NameLink = chakra(Link, { base: { fontWeight: 'strong', color: 'ink' } })

const Row = chakra('li', {
  base: {
    display: 'flex',
    gap: '4',
    py: '4',
    fontVariantNumeric: 'tabular-nums',
    '& + &': { borderTopWidth: '1px', borderColor: 'line' },
  },
})
