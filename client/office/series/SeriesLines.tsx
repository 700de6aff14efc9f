import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { SeriesTag } from '../../domain/series/SeriesRow.tsx'
import { MovedFrom } from '../../domain/series/SeriesVisits.tsx'
import { nextVisitOf, writeVisitDay, writeWeekday } from '../../domain/series/writtenRhythm.ts'
import { placeLine } from '../../format/addressText.ts'
import { writeTime } from '../../format/businessDates.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { HiddenText } from '../../ui/Wrap.tsx'
import { groupName } from '../parts/groupName.ts'
import { officeSeriesPath } from '../parts/seriesPaths.ts'
import type { OfficeSeriesListQuery } from './officeSeries.generated.ts'

type Listed = OfficeSeriesListQuery['officeSeriesList']['items'][number]

/** One series per line: whose, how often, where, with whom, and what is next; below each other on a phone. The line opens it. */
export function SeriesLines({ items }: { readonly items: readonly Listed[] }) {
  const text = useText()
  return (
    <chakra.div containerType="inline-size">
      <Head aria-hidden>
        {columns.map((label) => (
          <span key={label}>{text(label)}</span>
        ))}
      </Head>
      <Lines>
        {items.map((listed) => (
          <Line key={listed.id} listed={listed} />
        ))}
      </Lines>
    </chakra.div>
  )
}

const columns = [
  'series.list.customer',
  'series.often',
  'contact.address',
  'series.crew',
  'series.nextOne',
] as const satisfies readonly MessageId[]

function Line({ listed: { id, customer, usualCrew, series } }: { readonly listed: Listed }) {
  const text = useText()
  const { serviceName, agreedPoints, address } = series
  return (
    <li>
      <Link to={officeSeriesPath(id)}>
        {customer.firstName} {customer.lastName} <span>{serviceName}</span>
      </Link>
      <Cell label="series.often" area="often">
        <Rhythm series={series} />
        <Quiet>{text('series.each', { points: agreedPoints })}</Quiet>
      </Cell>
      <Cell label="contact.address" area="where">
        {address && placeLine(address)}
      </Cell>
      <Cell label="series.crew" area="crew">
        {usualCrew ? (
          groupName(text, usualCrew.groupNo)
        ) : (
          <Quiet data-none="">{text('series.crew.none')}</Quiet>
        )}
      </Cell>
      <Cell label="series.nextOne" area="next">
        <Next series={series} />
      </Cell>
    </li>
  )
}

interface SeriesOf {
  readonly series: Listed['series']
}

/** Every 2 weeks, and below it the weekday with its time. */
function Rhythm({ series: { everyWeeks, weekday, time } }: SeriesOf) {
  const intl = useIntl()
  const text = useText()
  const day = writeWeekday(intl, weekday)
  return (
    <>
      <Main>{text('series.every', { every: everyWeeks })}</Main>
      <Main>{time ? text('format.byTime', { date: day, time: writeTime(intl, time) }) : day}</Main>
    </>
  )
}

/** The next day, and what is in its way. */
function Next({ series }: SeriesOf) {
  const intl = useIntl()
  const text = useText()
  const next = nextVisitOf(series)
  const { missingPoints } = series
  return (
    <>
      {next && (
        <>
          <Main fontWeight="medium">{writeVisitDay(intl, next)}</Main>
          <Quiet>
            <MovedFrom visit={next} />
          </Quiet>
        </>
      )}
      <SeriesTag series={series} />
      {missingPoints > 0 && <Quiet>{text('series.shortBy', { missing: missingPoints })}</Quiet>}
    </>
  )
}

interface CellProps {
  /** Stands in the head where there are columns. */
  readonly label: MessageId
  readonly area: string
  readonly children: ReactNode
}

function Cell({ label, area, children }: CellProps) {
  const text = useText()
  return (
    <chakra.div gridArea={area} data-area={area}>
      <HiddenText>{text(label)} </HiddenText>
      {children}
    </chakra.div>
  )
}

const Main = chakra('span', {
  base: { display: 'block', _firstLetter: { textTransform: 'capitalize' } },
})

const Quiet = chakra('span', { base: { display: 'block', color: 'muted' } })

const wide = '@container (min-width: 52rem)'
const grid = {
  display: 'grid',
  columnGap: '4',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 2fr) minmax(0, 3fr)',
  gridTemplateAreas: '"who often where crew next"',
} as const

const Head = chakra('p', {
  base: {
    display: 'none',
    [wide]: { ...grid, px: '4', pb: '2', textStyle: 't14', color: 'muted', maxWidth: 'none' },
  },
})

const Lines = chakra('ul', {
  base: {
    layerStyle: 'panel',
    overflow: 'hidden',
    listStyleType: 'none',
    textStyle: 't14',
    fontVariantNumeric: 'tabular-nums',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateAreas: '"who next" "often crew" "where where"',
      rowGap: '2',
      columnGap: '3',
      px: '4',
      py: '3',
      overflowWrap: 'anywhere',
      [wide]: grid,
    },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
    '& > li:hover': { bg: 'sunk' },
    '& [data-area=next], & [data-area=crew]': { textAlign: 'end', [wide]: { textAlign: 'start' } },
    // says nothing without its column's head
    '& [data-none]': { display: 'none', [wide]: { display: 'block' } },
    '& a': {
      gridArea: 'who',
      color: 'ink',
      fontWeight: 'strong',
      textDecoration: 'none',
      '& > span': { display: 'block', fontWeight: 'normal', color: 'muted' },
      '&::after': { content: '""', position: 'absolute', inset: '0' },
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: '2px solid {colors.focus}',
        outlineOffset: '-2px',
        borderRadius: 'input',
      },
    },
  },
})
