import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Line = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    py: '6px',
    '& dt': { minWidth: 0, color: 'muted', hyphens: 'auto' },
    '& dd': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: 'end' },
  },
  variants: {
    isTotal: {
      true: {
        alignItems: 'baseline',
        mt: '2',
        pt: '3',
        borderTopWidth: '1px',
        borderColor: 'line',
        '& dt': { color: 'ink', fontWeight: 'strong' },
        '& dd': { textStyle: 't24', fontWeight: 'strong' },
      },
    },
  },
})

/** Lines of a price: label left, figure right. */
export const PriceLines = chakra('dl')

interface PriceLineProps {
  readonly label: ReactNode
  readonly children: ReactNode
  readonly isTotal?: boolean
}

/** One line; the total is large, under a rule. */
export function PriceLine({ label, children, isTotal = false }: PriceLineProps) {
  return (
    <Line isTotal={isTotal}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Line>
  )
}
