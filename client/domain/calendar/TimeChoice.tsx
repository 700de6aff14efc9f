import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { writeTime } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { ChoiceSet } from '../../ui/ChoiceSet.tsx'
import { clockOf, type HalfDay, type SlotHours, type TimeOfDay, timesOf, toHm } from '../booking/slotTimes.ts'

interface TimeChoiceProps {
  readonly half: HalfDay
  readonly hours: SlotHours
  readonly stepMinutes: number
  readonly chosen: TimeOfDay | undefined
  readonly onChoose: (time: TimeOfDay) => void
  readonly problem: string | undefined
}

/** The arrival times of the chosen half day, every 30 minutes. */
export function TimeChoice({ half, hours, stepMinutes, chosen, onChoose, problem }: TimeChoiceProps) {
  const intl = useIntl()
  const text = useText()
  return (
    <ChoiceSet legend={text('booking.time.timeLegend')} problem={problem} isSmall>
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(6rem, 1fr))" gap="2">
        {timesOf(half, hours, stepMinutes).map((time) => (
          <Time key={toHm(time)}>
            <input
              type="radio"
              name="time"
              value={toHm(time)}
              checked={toHm(chosen) === toHm(time)}
              onChange={() => onChoose(time)}
            />
            {writeTime(intl, clockOf(time))}
          </Time>
        ))}
      </chakra.div>
    </ChoiceSet>
  )
}

const Time = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '11',
    borderWidth: '1px',
    borderColor: 'inputLine',
    borderRadius: 'card',
    bg: 'panel',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '& input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      opacity: 0,
      cursor: 'pointer',
    },
    '&:hover': { bg: 'sunk' },
    '&:has(:checked)': { bg: 'brand', borderColor: 'brand', color: 'onBrand' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
})
