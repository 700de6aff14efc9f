import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { Problem } from '../../api/command/Problem.tsx'
import { useCommand } from '../../api/command/useCommand.ts'
import { LoadError } from '../../api/QueryState.tsx'
import type { CatalogName } from '../../domain/catalog/wireNames.ts'
import { writeDate } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { OpenOrdersNotice } from '../parts/daysOff/OpenOrdersNotice.tsx'
import { RowLink } from '../parts/settings/RowList.tsx'
import { SmallSelect } from '../parts/smallControls.tsx'
import { fullness, type Load } from './boardDay.ts'
import { AddClosedDateDocument, RemoveClosedDateDocument } from './calendar.generated.ts'
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

interface ClosingPartProps {
  readonly day: WorkDay
  /** The day's orders were read, because nobody closes a day without seeing them. */
  readonly isLoadKnown: boolean
  /** Orders on a closed day. */
  readonly onOpenOrders: (orders: readonly string[]) => void
}

const catalogs = Object.keys(ServiceCatalog) as CatalogName[]

/** Closes the day for everything or for one catalog, and opens it again; on Sundays there is nothing to close. */
function ClosingPart({ day, isLoadKnown, onOpenOrders }: ClosingPartProps) {
  const text = useText()
  const closing = useCommand(AddClosedDateDocument, { keepsPlace: true })
  const opening = useCommand(RemoveClosedDateDocument, { keepsPlace: true })
  const isSending = closing.isSending || opening.isSending
  const [chosen, setChosen] = useState('')
  const catalogOf = (value: string) => catalogs.find((catalog) => catalog === value) ?? null
  const close = async (event: FormEvent) => {
    event.preventDefault()
    const reply = await closing.run({ input: { date: day.date, catalog: catalogOf(chosen) } })
    if (!reply?.failure) setChosen('')
    onOpenOrders(reply?.openOrders ?? [])
  }
  const open = async (catalog: CatalogName | null) => {
    await opening.run({ input: { date: day.date, catalog } })
    onOpenOrders([])
  }
  const closings: readonly (CatalogName | null)[] = [...(day.isClosed ? [null] : []), ...day.closedCatalogs]
  const nameOf = (catalog: CatalogName | null) =>
    catalog ? text(`catalog.${catalog}`) : text('officeStaff.calendar.everything')
  return (
    <Stack as="section" aria-labelledby="work-closing" gap="2">
      <chakra.h3 id="work-closing" textStyle="t14">
        {text('officeStaff.calendar.closing')}
      </chakra.h3>
      <Problem reply={closing.failed ?? opening.failed} />
      {day.isSunday && <chakra.p color="muted">{text('officeStaff.calendar.sundays')}</chakra.p>}
      {closings.map((catalog) => (
        <chakra.div key={catalog ?? 'all'} display="flex" gap="3" justifyContent="space-between">
          <span>{text('officeStaff.calendar.closedNow', { what: nameOf(catalog) })}</span>
          <RowLink about={nameOf(catalog)} disabled={isSending} onClick={() => void open(catalog)}>
            {text('officeStaff.calendar.open')}
          </RowLink>
        </chakra.div>
      ))}
      {!day.isClosed && !day.isSunday && (
        <chakra.form onSubmit={(event) => void close(event)} display="flex" gap="3" alignItems="flex-end">
          <chakra.div flex="1" minWidth="0">
            <Field label={text('officeStaff.calendar.what')}>
              {(control) => (
                <SmallSelect {...control} value={chosen} onChange={(event) => setChosen(event.target.value)}>
                  <option value="">{text('officeStaff.calendar.everything')}</option>
                  {catalogs
                    .filter((catalog) => !day.closedCatalogs.includes(catalog))
                    .map((catalog) => (
                      <option key={catalog} value={catalog}>
                        {text(`catalog.${catalog}`)}
                      </option>
                    ))}
                </SmallSelect>
              )}
            </Field>
          </chakra.div>
          <Button type="submit" size="sm" look="primary" flex="none" disabled={isSending || !isLoadKnown}>
            {text('officeStaff.calendar.close')}
          </Button>
        </chakra.form>
      )}
    </Stack>
  )
}
