import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { LoadError } from '../../api/QueryState.tsx'
import { writeDate } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { OpenOrdersNotice } from '../parts/daysOff/OpenOrdersNotice.tsx'
import { fullness, type Load } from './boardDay.ts'
import { ClosingPart } from './ClosingPart.tsx'
import type { WorkDay } from './workDays.ts'

interface DayPanelProps {
  readonly day: WorkDay
  /** The day's load; undefined until it was read. */
  readonly loads: readonly Load[] | undefined
  /** Why it could not be read. */
  readonly error: unknown
  readonly openOrders: readonly string[]
  readonly onOpenOrders: (orders: readonly string[]) => void
  readonly onRetry: () => void
}

/** The chosen day: its load, and closing it. Past days are read-only. */
export function DayPanel({ day, loads, error, openOrders, onOpenOrders, onRetry }: DayPanelProps) {
  const text = useText()
  const intl = useIntl()
  return (
    <Card aria-labelledby="work-day" p={{ base: '4', md: '4' }}>
      <chakra.h2
        id="work-day"
        aria-live="polite"
        textStyle="t16"
        mb="3"
        _firstLetter={{ textTransform: 'capitalize' }}
      >
        {writeDate(intl, day.date, 'full')}
      </chakra.h2>
      <Stack gap="5">
        {day.isPast && <Notice>{text('officeStaff.calendar.past')}</Notice>}
        <OpenOrdersNotice orders={openOrders} />
        <DayLoad loads={loads} error={error} onRetry={onRetry} />
        {!day.isPast && (
          <ClosingPart day={day} isLoadKnown={loads !== undefined} onOpenOrders={onOpenOrders} />
        )}
      </Stack>
    </Card>
  )
}

/** Taken places and capacity per catalog. */
function DayLoad({ loads, error, onRetry }: Pick<DayPanelProps, 'loads' | 'error' | 'onRetry'>) {
  const text = useText()
  return (
    <chakra.section aria-labelledby="work-load">
      <chakra.h3 id="work-load" textStyle="t14" mb="1">
        {text('officeBoard.load')}
      </chakra.h3>
      {!loads &&
        (error ? (
          <LoadError isOffice words="officeBoard.load.failed" error={error} onRetry={onRetry} />
        ) : (
          <SkeletonRows rows={2} height="1.25rem" />
        ))}
      {loads?.length === 0 && <chakra.p color="muted">{text('officeBoard.load.none')}</chakra.p>}
      <Stack as="dl" gap="2" fontVariantNumeric="tabular-nums">
        {loads?.map((load) => (
          <div key={load.catalog}>
            <chakra.dt fontWeight="medium">
              {text(`catalog.${load.catalog}`)} <FullTag load={load} />
            </chakra.dt>
            <chakra.dd color="muted">{wordsOf(load, text)}</chakra.dd>
          </div>
        ))}
      </Stack>
    </chakra.section>
  )
}

function wordsOf(
  { catalog, places, amTaken: am, pmTaken: pm }: Load,
  text: ReturnType<typeof useText>,
): string {
  if (catalog === 'HouseCleaning') return text('officeBoard.load.halves', { am, pm, places })
  return text('officeBoard.load.day', { taken: am, places })
}

function FullTag({ load }: { readonly load: Load }) {
  const text = useText()
  const full = fullness(load)
  if (full === 'none') return null
  return <Tag tone="warn">{text(full === 'day' ? 'booking.day.full' : `officeBoard.full.${full}`)}</Tag>
}
