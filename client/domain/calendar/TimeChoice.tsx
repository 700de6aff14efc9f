import { chakra } from '@chakra-ui/react/styled-system'
import { type IntlShape, useIntl } from 'react-intl'
import { writeTime } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Muted } from '../../ui/layout.tsx'
import { ChoiceSet, RadioCard } from '../../ui/RadioCard.tsx'
import { Words } from '../../ui/Words.tsx'
import {
  clockOf,
  type HalfDay,
  halfDays,
  type SlotHours,
  type TimeOfDay,
  timesOf,
  toHm,
} from '../booking/slotTimes.ts'
import { type Calendar, isHalfFull, isHourOver, offerOf } from './dayOffers.ts'
import type { Refused } from './dayRefusal.ts'

interface TimeChoiceProps {
  readonly calendar: Calendar
  readonly date: string
  readonly chosen: TimeOfDay | undefined
  readonly onChoose: (half: HalfDay, time: TimeOfDay) => void
  /** A press with mouse or finger is the answer; keys only choose. */
  readonly onPress?: ((half: HalfDay, time: TimeOfDay) => void) | undefined
  readonly refused: Refused | undefined
}

/** The arrival times of both halves, every 30 minutes; past ones of today say so. The first possible one takes the dialog's focus. */
export function TimeChoice({ calendar, date, chosen, onChoose, onPress, refused }: TimeChoiceProps) {
  const intl = useIntl()
  const text = useText()
  const offer = offerOf(date, calendar)
  const free = offer.kind === 'open' ? offer.halves : []
  const halves = halfDays.map((half) => ({
    half,
    times: timesOf(half, calendar.slotHours, calendar.stepMinutes).map((time) => {
      const isOver = isHourOver(date, time.hour, calendar)
      return { time, hm: toHm(time), isOver, isOff: isOver || !free.includes(half) }
    }),
  }))
  const focused = toHm(chosen) || halves.flatMap(({ times }) => times).find(({ isOff }) => !isOff)?.hm
  return (
    <ChoiceSet
      legend={text('booking.time.timeLegend')}
      problem={refused?.words}
      attempt={refused?.attempt}
      isSmall
    >
      {onPress && <Muted>{text('booking.time.goesOn')}</Muted>}
      {halves.map(({ half, times }) => (
        <chakra.div
          key={half}
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(max(6rem, 30%), 1fr))"
          gap="2"
        >
          {times.map(({ time, hm, isOver, isOff }) => (
            <Time key={hm}>
              <input
                type="radio"
                name="time"
                value={hm}
                checked={toHm(chosen) === hm}
                disabled={isOff}
                data-autofocus={hm === focused ? '' : undefined}
                onChange={() => onChoose(half, time)}
                onClick={({ detail }) => detail > 0 && onPress?.(half, time)}
              />
              {writeTime(intl, clockOf(time))}
              {isOver && <chakra.span textStyle="t12">{text('booking.time.hourOver')}</chakra.span>}
            </Time>
          ))}
        </chakra.div>
      ))}
    </ChoiceSet>
  )
}

const Time = chakra('label', {
  base: {
    layerStyle: 'panel',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '11',
    borderColor: 'inputLine',
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
    '&:has(:disabled)': { color: 'muted', cursor: 'default', bg: 'sunk', borderColor: 'transparent' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
})

interface SlotChoiceProps {
  readonly calendar: Calendar
  readonly date: string
  readonly chosen: HalfDay | undefined
  readonly onChoose: (half: HalfDay) => void
  readonly refused: Refused | undefined
}

/** Morning or afternoon, with the server's hours; a full or past one says so. */
export function SlotChoice({ calendar, date, chosen, onChoose, refused }: SlotChoiceProps) {
  const intl = useIntl()
  const text = useText()
  const offer = offerOf(date, calendar)
  const free = offer.kind === 'open' ? offer.halves : []
  return (
    <ChoiceSet
      legend={text('booking.time.halfLegend')}
      problem={refused?.words}
      attempt={refused?.attempt}
      isSmall
    >
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))" gap="3">
        {halfDays.map((half) => {
          const isFree = free.includes(half)
          return (
            <RadioCard
              key={half}
              isStacked
              name="slot"
              value={half}
              checked={chosen === half}
              disabled={!isFree}
              onChange={() => onChoose(half)}
            >
              <chakra.strong display="block" fontWeight="strong">
                <Words id={half === 'Morning' ? 'booking.time.morning' : 'booking.time.afternoon'} />
              </chakra.strong>
              <chakra.span textStyle="t14" color="muted" fontVariantNumeric="tabular-nums">
                {isFree
                  ? writeHalf(intl, half, calendar)
                  : text(isHalfFull(date, half, calendar) ? 'booking.day.full' : 'booking.time.halfOver')}
              </chakra.span>
            </RadioCard>
          )
        })}
      </chakra.div>
    </ChoiceSet>
  )
}

/** First and last arrival time of a half day, such as 9:00 AM to 11:30 AM. */
export function writeHalf(
  intl: IntlShape,
  half: HalfDay,
  { slotHours, stepMinutes }: { readonly slotHours: SlotHours; readonly stepMinutes: number },
): string {
  const times = timesOf(half, slotHours, stepMinutes).map(clockOf)
  const values = { from: writeTime(intl, times[0] ?? ''), to: writeTime(intl, times.at(-1) ?? '') }
  return intl.formatMessage({ id: 'booking.time.range' }, values)
}
