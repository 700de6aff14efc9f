import { chakra } from '@chakra-ui/react/styled-system'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { groupName } from '../parts/groupName.ts'
import { BookingsCard } from './BookingCards.tsx'
import { ChartCard } from './ChartCard.tsx'
import { CrewLoads } from './CrewLoads.tsx'
import { type Dashboard, isLate, peakOf, sumOf } from './dashboardFigures.ts'
import { ListStates, useListName, useWait } from './ListStates.tsx'
import { CancellationsCard, PointsCard } from './WeekCards.tsx'

/** The office's figures as questions with answers. It loads after the main page, because charts are no part of its first load. */
export function DashboardCharts({ dashboard }: { readonly dashboard: Dashboard }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
      gap="4"
      css={{ xl: { '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } } }}
    >
      <BookingsCard days={dashboard.days} weeks={dashboard.weeks} />
      <PointsCard weeks={dashboard.weeks} outstanding={dashboard.outstanding} />
      <CancellationsCard weeks={dashboard.weeks} />
      <StatusCard statuses={dashboard.statuses} />
      <CrewCard crews={dashboard.crews} />
      {dashboard.readModels.some((list) => list.deadLetters > 0 || isLate(list)) && (
        <ListsCard readModels={dashboard.readModels} />
      )}
    </chakra.div>
  )
}

function StatusCard({ statuses }: Pick<Dashboard, 'statuses'>) {
  const text = useText()
  const formats = useFormats()
  const total = sumOf(statuses, ({ orders }) => orders)
  const disputes = statuses.find(({ status }) => status === 'Disputed')?.orders ?? 0
  const table = {
    head: [text('officeStart.status'), text('office.nav.orders')],
    rows: statuses.map(({ status, orders }) => [text(`status.${status}`), formats.number(orders)]),
  }
  return (
    <ChartCard
      title={text('officeStart.statuses.title')}
      answer={text('officeStart.statuses.answer', { total, disputes })}
      table={table}
    >
      <StatusMix statuses={statuses} />
    </ChartCard>
  )
}

function CrewCard({ crews }: Pick<Dashboard, 'crews'>) {
  const text = useText()
  const formats = useFormats()
  const busiest = peakOf(crews, ({ takenDays }) => takenDays)
  const table = {
    head: [
      text('officeStart.crew'),
      text('office.nav.orders'),
      text('officeStart.crews.taken'),
      text('officeStart.crews.working'),
    ],
    rows: crews.map(({ groupNo, orders, takenDays, workingDays }) => [
      groupName(text, groupNo),
      formats.number(orders),
      formats.number(takenDays),
      formats.number(workingDays),
    ]),
  }
  return (
    <ChartCard
      title={text('officeStart.crews.title')}
      answer={
        busiest
          ? text('officeStart.crews.answer', {
              total: sumOf(crews, ({ orders }) => orders),
              crew: groupName(text, busiest.groupNo),
              days: busiest.takenDays,
            })
          : text('officeStart.crews.none')
      }
      table={table}
    >
      <CrewLoads crews={crews} />
    </ChartCard>
  )
}

function ListsCard({ readModels }: Pick<Dashboard, 'readModels'>) {
  const text = useText()
  const formats = useFormats()
  const nameOf = useListName()
  const waitOf = useWait()
  const behind = readModels.filter(({ isCaughtUp }) => !isCaughtUp).length
  const table = {
    head: [
      text('officeStart.list'),
      text('officeStart.lists.behind'),
      text('officeStart.lists.oldest'),
      text('officeStart.lists.deadLetters'),
    ],
    rows: readModels.map(({ name, lag, oldestMs, deadLetters }) => [
      nameOf(name),
      formats.number(lag),
      oldestMs === 0 ? '–' : waitOf(oldestMs),
      formats.number(deadLetters),
    ]),
  }
  return (
    <ChartCard
      id="lists"
      title={text('officeStart.lists.title')}
      answer={text('officeStart.lists.answer', { total: readModels.length, behind })}
      table={table}
    >
      <ListStates readModels={readModels} />
    </ChartCard>
  )
}

/** One bar split by status, and its legend. */
function StatusMix({ statuses }: Pick<Dashboard, 'statuses'>) {
  const formats = useFormats()
  return (
    <>
      <Bar aria-hidden>
        {statuses.map(
          ({ status, orders }, at) =>
            orders > 0 && (
              <chakra.span
                key={status}
                bg={`status${at}`}
                style={{ flexGrow: orders }}
                borderRadius="2px"
                minWidth="3px"
              />
            ),
        )}
      </Bar>
      <Parts>
        {statuses.map(({ status, orders }) => (
          <li key={status}>
            <StatusBadge status={status} />
            <chakra.strong fontWeight="strong" textStyle="t16">
              {formats.number(orders)}
            </chakra.strong>
          </li>
        ))}
      </Parts>
    </>
  )
}

const Bar = chakra('div', {
  base: { display: 'flex', gap: '3px', height: '2rem', '&:empty': { bg: 'sunk', borderRadius: '2px' } },
})

const Parts = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
    columnGap: '8',
    rowGap: '2',
    listStyle: 'none',
    pt: '4',
    fontVariantNumeric: 'tabular-nums',
    '& li': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '2' },
  },
})
