import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Muted } from '../../ui/layout.tsx'
import { groupName } from '../parts/groupName.ts'
import type { Dashboard } from './dashboardFigures.ts'

/** As many as fit beside the other cards without a gap. */
const MOST = 8

/** One bar per crew: its load on its working days; with many crews, those with the highest. */
export function CrewLoads({ crews }: Pick<Dashboard, 'crews'>) {
  const text = useText()
  const shown = busiestOf(crews)
  return (
    <>
      <Rows>
        {shown.map(({ groupId, groupNo, orders, takenDays, workingDays }) => (
          <li key={groupId}>
            <chakra.span fontWeight="medium" overflowWrap="anywhere">
              {groupName(text, groupNo)}
            </chakra.span>
            <chakra.span color="muted" fontVariantNumeric="tabular-nums">
              {text('officeStart.crews.load', { orders, takenDays, workingDays })}
            </chakra.span>
            <Track aria-hidden>
              <chakra.span
                style={{ width: `${shareOf(takenDays, workingDays)}%` }}
                display="block"
                height="100%"
                bg="brand"
                backgroundImage="repeating-linear-gradient(45deg, transparent 0 5px, var(--chakra-colors-panel) 5px 6px)"
              />
            </Track>
          </li>
        ))}
      </Rows>
      {shown.length < crews.length && (
        <Muted mt="3">{text('officeStart.crews.more', { count: crews.length - shown.length })}</Muted>
      )}
    </>
  )
}

/** The busiest ones, in their original order. */
function busiestOf(crews: Dashboard['crews']): Dashboard['crews'] {
  const busiest = new Set(crews.toSorted((a, b) => b.takenDays - a.takenDays).slice(0, MOST))
  return crews.filter((crew) => busiest.has(crew))
}

function shareOf(takenDays: number, workingDays: number): number {
  if (takenDays === 0) return 0
  return workingDays === 0 ? 100 : Math.min(100, (takenDays / workingDays) * 100)
}

const Rows = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    textStyle: 't14',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '1',
    },
  },
})

const Track = chakra('span', {
  base: { flexBasis: '100%', height: '3', bg: 'sunk', borderRadius: '3px', overflow: 'hidden' },
})
