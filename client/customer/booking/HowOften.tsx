import { chakra } from '@chakra-ui/react/styled-system'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { intervals, type RhythmForm } from '../../domain/series/rhythmForm.ts'
import { WhenFullField } from '../../domain/series/WhenFullField.tsx'
import { useText } from '../../i18n/useText.ts'
import { Muted } from '../../ui/layout.tsx'
import { ChoiceSet, RadioCard } from '../../ui/RadioCard.tsx'

/** How visits recur after the chosen day. */
export type Repeat = Pick<RhythmForm, 'everyWeeks' | 'whenFull'>

/** The interval that an address asks for behind its `?`, as a completed order's page does; undefined without one. */
export function readRepeat(search: URLSearchParams): Repeat | undefined {
  const everyWeeks = intervals.find((every) => String(every) === search.get('every'))
  return everyWeeks && { everyWeeks, whenFull: 'Move' }
}

interface HowOftenProps {
  readonly repeat: Repeat | undefined
  readonly onChange: (repeat: Repeat | undefined) => void
  /** The price of each visit. */
  readonly points: number
}

/** Asks whether a day's visit recurs, with the price of each visit (decision N1). */
export function HowOften({ repeat, onChange, points }: HowOftenProps) {
  const text = useText()
  const { whenFull = 'Move' } = repeat ?? {}
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <ChoiceSet isSmall legend={text('series.howOften')}>
        <Muted mt="-2" fontVariantNumeric="tabular-nums">
          {text('series.each', { points })}
        </Muted>
        <chakra.div
          display="grid"
          gridTemplateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))"
          gap="2"
        >
          {[undefined, ...intervals].map((every) => (
            <RadioCard
              key={every ?? 0}
              name="every"
              value={every ?? 0}
              checked={repeat?.everyWeeks === every}
              onChange={() => onChange(every && { everyWeeks: every, whenFull })}
            >
              {every ? text('series.every', { every }) : text('series.once')}
            </RadioCard>
          ))}
        </chakra.div>
      </ChoiceSet>
      {repeat && (
        <>
          <WhenFullField
            value={repeat.whenFull}
            onChange={(chosen) => onChange({ ...repeat, whenFull: chosen })}
          />
          <chakra.p color="muted">{text('series.ahead', { days: businessRules.series.aheadDays })}</chakra.p>
        </>
      )}
    </chakra.div>
  )
}
