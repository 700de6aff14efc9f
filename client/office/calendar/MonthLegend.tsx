import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { hatch } from './CrewPlaces.tsx'
import { LoadBar, OpenCount } from './LoadMarks.tsx'

/** What the marks of a month's days mean; on a phone a day has one bar for all of its work. */
export function MonthLegend() {
  const text = useText()
  return (
    <Legend>
      <chakra.li hideFrom="md">
        <b>5</b> {text('officeBoard.visits')}
      </chakra.li>
      <li>
        <LoadBar shares={[0.6]} /> {text('officeBoard.load')}
      </li>
      <chakra.li hideBelow="md">
        <LoadBar shares={[1, 0.6]} /> {text('officeBoard.full.morning')}
      </chakra.li>
      <li>
        <LoadBar shares={[1]} /> {text('booking.day.full')}
      </li>
      <li>
        <OpenCount>2</OpenCount> {text('officeBoard.unassigned')}
      </li>
      <li>
        <i /> {text('officeStaff.calendar.closed')}
      </li>
    </Legend>
  )
}

const Legend = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    mt: '3',
    textStyle: 't12',
    color: 'muted',
    '& > li > :first-of-type': { display: 'inline-flex', verticalAlign: 'middle', me: '1' },
    '& [data-bars]': { width: '2rem' },
    '& > li > i': {
      boxSize: '1rem',
      borderWidth: '1px',
      borderColor: 'line',
      backgroundImage: hatch,
    },
  },
})
