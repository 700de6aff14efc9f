import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Slot } from '../../../schema/rules/enumerations.ts'
import { useText } from '../../i18n/useText.ts'
import { ChoiceSet } from '../../ui/ChoiceSet.tsx'
import { RadioCard } from '../../ui/RadioCard.tsx'
import { Words } from '../../ui/Words.tsx'
import { type HalfDay, halfDays } from '../booking/slotTimes.ts'
import { type Calendar, isHalfFull, offerOf } from './dayOffers.ts'
import { writeHalf } from './writtenHalf.ts'

interface SlotChoiceProps {
  readonly calendar: Calendar
  readonly date: string
  readonly chosen: HalfDay | undefined
  readonly onChoose: (half: HalfDay) => void
  readonly problem: string | undefined
}

/** Morning or afternoon, with the hours the server offers; one that is taken or over says so. */
export function SlotChoice({ calendar, date, chosen, onChoose, problem }: SlotChoiceProps) {
  const intl = useIntl()
  const text = useText()
  const offer = offerOf(date, calendar)
  return (
    <ChoiceSet legend={text('booking.time.halfLegend')} problem={problem} isSmall>
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))" gap="3">
        {halfDays.map((half) => {
          const isFree = offer.kind === 'open' && offer.halves.includes(half)
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
                <Words id={half === Slot.Morning ? 'booking.time.morning' : 'booking.time.afternoon'} />
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
