import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import type { CrewJobFragment } from '../parts/crewOrders.generated.ts'
import { JobCrew } from './JobCrew.tsx'

/** Number and date of the order, the customer's number, points, and who is on it (back-office document, section 2). */
export function JobFacts({ job }: { readonly job: CrewJobFragment }) {
  const text = useText()
  const formats = useFormats()
  return (
    <Facts>
      <Row label={text('crew.order')}>{job.orderNo}</Row>
      <Row label={text('crew.placed')}>{formats.shortDay(job.placed.at)}</Row>
      <Row label={text('crew.userNo')}>{job.userNo}</Row>
      <Row label={text('crew.points')}>{formats.number(job.totalPoints)}</Row>
      <Row label={text('crew.crew')}>
        <JobCrew staff={job.staff} />
      </Row>
    </Facts>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Line>
      <chakra.dt color="muted">{label}</chakra.dt>
      <dd>{children}</dd>
    </Line>
  )
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '1',
    textStyle: 't14',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** In one line; what is told of it stands below where text is large. */
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    '& dd': { flex: '1 1 auto', minWidth: '0', textAlign: 'end' },
    '& ul': { justifyContent: 'flex-end' },
  },
})
