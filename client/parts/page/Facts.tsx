import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** A ruled list of facts, label left. */
export const Facts = chakra('dl', {
  base: { fontVariantNumeric: 'tabular-nums', borderBottomWidth: '1px', borderColor: 'line' },
})

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    gap: '4',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& dt': { color: 'muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
})

export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Row>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Row>
  )
}
