import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { ServiceCatalog as CatalogIds } from '../../../schema/rules/enumerations.ts'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import { LoadError } from '../../api/QueryState.tsx'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { catalogIcons } from '../../domain/catalog/catalogIcons.ts'
import { writeDate } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { ToggleTip } from '../../ui/ToggleTip.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { reassignPath, wholeDay } from '../parts/bulk/reassignPath.ts'
import { OpenOrdersNotice } from '../parts/daysOff/OpenOrdersNotice.tsx'
import { fullness, type Load, onlyBegins, visitsIn } from './boardDay.ts'
import { AddClosedDateDocument, RemoveClosedDateDocument } from './calendar.generated.ts'
import type { DayLoads } from './useDispatch.tsx'
import type { WorkDay } from './workDays.ts'

const QuestionDialog = lazyPart(async () => (await import('../../ui/QuestionDialog.tsx')).QuestionDialog)

interface DayHeadProps {
  readonly day: WorkDay
  readonly loads: DayLoads
  readonly openOrders: readonly string[]
  readonly onOpenOrders: (orders: readonly string[]) => void
  readonly onRetry: () => unknown
}

/** The chosen day: its name, its load, and closing it. Past days are read-only. */
export function DayHead({ day, loads, openOrders, onOpenOrders, onRetry }: DayHeadProps) {
  const text = useText()
  const intl = useIntl()
  const closing = useCommand(AddClosedDateDocument, { keepsPlace: true })
  const opening = useCommand(RemoveClosedDateDocument, { keepsPlace: true })
  const known = loads.of(day.date)
  const state = stateOf(day)
  return (
    <Stack gap="3">
      <Cluster gap="3" rowGap="1">
        <chakra.h2
          id="work-day"
          aria-live="polite"
          textStyle="t18"
          flex={{ base: '1 0 65%', md: 'none' }}
          _firstLetter={{ textTransform: 'capitalize' }}
        >
          {writeDate(intl, day.date, 'full')}
        </chakra.h2>
        <chakra.div display="contents" css={{ '& > *': { order: 1 } }}>
          {day.isClosed && <Tag tone="warn">{text('officeStaff.calendar.closed')}</Tag>}
          {day.closedCatalogs.map((catalog) => (
            <Tag key={catalog} tone="warn">
              {text('officeStaff.calendar.closedFor', { catalog: text(`catalog.${catalog}`) })}
            </Tag>
          ))}
          {known?.map((load) => (
            <CatalogLoad key={load.catalog} load={load} />
          ))}
          {known?.length === 0 && <chakra.span color="muted">{text('officeBoard.load.none')}</chakra.span>}
          {!known && loads.error === undefined && <Skeleton height="1rem" width="12rem" />}
        </chakra.div>
        <chakra.span ms="auto" order={{ md: 2 }} display="inline-flex" alignItems="center" gap="2">
          {!day.isPast && (
            <ToggleTip label={text('officeBoard.help')} face={<Icon name="info" />}>
              {text('officeBoard.hint')}
            </ToggleTip>
          )}
          {!day.isPast && !day.isSunday && (
            <DayMenu
              day={day}
              loads={known}
              isSending={closing.isSending || opening.isSending}
              onClose={async (catalog) => {
                const reply = await closing.run({ input: { date: day.date, catalog } })
                onOpenOrders(reply?.openOrders ?? [])
              }}
              onReopen={async (catalog) => {
                await opening.run({ input: { date: day.date, catalog } })
                onOpenOrders([])
              }}
            />
          )}
        </chakra.span>
      </Cluster>
      {state && <chakra.p color="muted">{text(state)}</chakra.p>}
      <Problem reply={closing.failed ?? opening.failed} />
      <OpenOrdersNotice orders={openOrders} />
      {!known && loads.error !== undefined && (
        <LoadError words="officeBoard.load.failed" error={loads.error} onRetry={onRetry} />
      )}
    </Stack>
  )
}

function stateOf(day: WorkDay) {
  if (day.isPast) return 'officeStaff.calendar.past'
  return day.isSunday ? 'officeStaff.calendar.sundays' : undefined
}

/** Taken places and capacity of a catalog. */
function CatalogLoad({ load }: { readonly load: Load }) {
  const text = useText()
  const { catalog, visits, places, amTaken: am, pmTaken: pm } = load
  const full = fullness(load)
  const taken =
    catalog === 'HouseCleaning'
      ? text('officeBoard.load.halves', { am, pm, places })
      : text('officeBoard.load.day', { taken: am, places })
  const words = onlyBegins(load) ? text('officeBoard.begins', { count: visits }) : taken
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" fontVariantNumeric="tabular-nums">
      <Icon name={catalogIcons[catalog]} size={18} />
      <span>
        {text(`catalog.${catalog}`)} <chakra.span color="muted">{words}</chakra.span>
      </span>
      {full !== 'none' && (
        <Tag tone="warn">{text(full === 'day' ? 'booking.day.full' : `officeBoard.full.${full}`)}</Tag>
      )}
    </chakra.span>
  )
}

interface DayMenuProps {
  readonly day: WorkDay
  /** Undefined until they were read: nobody closes a day without seeing its visits. */
  readonly loads: readonly Load[] | undefined
  readonly isSending: boolean
  /** @param catalog null for all */
  readonly onClose: (catalog: ServiceCatalog | null) => Promise<void>
  readonly onReopen: (catalog: ServiceCatalog | null) => Promise<void>
}

const everything = 'everything'
const catalogs = Object.keys(CatalogIds) as ServiceCatalog[]

/** What can be done about the day: moving all of its visits, closing it for everything or one catalog, which asks if visits stay, and opening it again. */
function DayMenu({ day, loads, isSending, onClose, onReopen }: DayMenuProps) {
  const text = useText()
  const intl = useIntl()
  const navigate = useNavigate()
  const question = useDialog()
  const whats = [everything, ...catalogs] as const
  const isClosed = (what: string) =>
    what === everything ? day.isClosed : day.closedCatalogs.some((catalog) => catalog === what)
  const nameOf = (what: (typeof whats)[number]) =>
    what === everything ? text('officeStaff.calendar.everything') : text(`catalog.${what}`)
  const choices = whats
    .filter((what) => isClosed(what) || !day.isClosed)
    .map((what) => ({
      value: what,
      label: text(isClosed(what) ? 'officeBoard.reopen' : 'officeBoard.close', { what: nameOf(what) }),
      isDisabled: !loads,
    }))
  const close = (catalog: ServiceCatalog | null) => {
    const count = visitsIn((loads ?? []).filter((load) => !catalog || load.catalog === catalog))
    if (count === 0) return void onClose(catalog)
    question.open(() => (
      <QuestionDialog
        words={text('officeBoard.close.title', { day: writeDate(intl, day.date, 'weekday') })}
        about={text('officeBoard.close.ask', { what: nameOf(catalog ?? everything), count })}
        yes={text('officeBoard.close.yes')}
        onYes={() => void onClose(catalog)}
      />
    ))
  }
  return (
    <>
      <MenuButton
        trigger={
          <Button size="smIcon" aria-label={text('officeBoard.day.menu')} disabled={isSending}>
            <Icon name="dots" />
          </Button>
        }
        choices={[{ value: wholeDay, label: text('officeBoard.moveAll') }, ...choices]}
        onChoose={(what) => {
          if (what === wholeDay)
            return void navigate(reassignPath(day.date, wholeDay), { preventScrollReset: true })
          const catalog = catalogs.find((each) => each === what) ?? null
          if (isClosed(what)) void onReopen(catalog)
          else close(catalog)
        }}
      />
      {question.host()}
    </>
  )
}
