import { chakra } from '@chakra-ui/react/styled-system'
import { type IntlShape, useIntl } from 'react-intl'
import type { PriceLineKind } from '../../api/schema.generated.ts'
import { writeDuration } from '../../format/writtenDuration.ts'
import { writePoints } from '../../format/writtenPoints.ts'
import { PriceLine, PriceLines } from '../../ui/PriceLines.tsx'

interface PriceDetailsProps {
  readonly lines: readonly {
    readonly kind: PriceLineKind
    readonly label: string
    readonly minutes: number
    readonly points: number
  }[]
  readonly label: string
  /** Names the discount's line, which is no part of the home and has no name of its own. */
  readonly discount: string
}

/** Every line of a price with its minutes and points, folded until the reader opens it (decision T11). */
export function PriceDetails({ lines, label, discount }: PriceDetailsProps) {
  const intl = useIntl()
  if (lines.length === 0) return null
  return (
    <chakra.details mt="1" textStyle="t14" _print={{ '&:not([open])': { display: 'none' } }}>
      <Summary>{label}</Summary>
      <PriceLines>
        {lines.map((line) => (
          <PriceLine
            key={`${line.kind} ${line.label}`}
            label={
              <>
                {line.kind === 'Discount' ? discount : line.label}
                {line.minutes !== 0 && (
                  <chakra.span display="block" textStyle="t12">
                    {writeMinutes(intl, line.minutes)}
                  </chakra.span>
                )}
              </>
            }
          >
            {writePoints(intl, line.points, 'both')}
          </PriceLine>
        ))}
      </PriceLines>
    </chakra.details>
  )
}

/** The minutes that a line adds or takes off. */
export function writeMinutes(intl: IntlShape, minutes: number): string {
  const duration = writeDuration(intl, Math.abs(minutes))
  return minutes < 0 ? intl.formatMessage({ id: 'booking.duration.less' }, { duration }) : duration
}

const Summary = chakra('summary', {
  base: {
    width: 'fit-content',
    py: '3',
    color: 'brand',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
  },
})
