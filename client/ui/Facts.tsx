import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** A ruled list of facts, label left. */
export const Facts = chakra('dl', {
  base: { fontVariantNumeric: 'tabular-nums', borderBottomWidth: '1px', borderColor: 'line' },
})

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& dt': { flex: '0 0 7rem', color: 'muted' },
    // below the label where letters are very large
    '& dd': { flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' },
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
