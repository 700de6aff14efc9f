import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** A list of facts: `ruled` with the label left, `columns` with quiet labels above, `stacked` with a sentence below each label. */
export const Facts = chakra('dl', {
  variants: {
    look: {
      ruled: {
        fontVariantNumeric: 'tabular-nums',
        borderBottomWidth: '1px',
        borderColor: 'line',
        '& > div': {
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: '4',
          py: '3',
          borderTopWidth: '1px',
          borderColor: 'line',
        },
        '& dt': { flex: '0 0 7rem', color: 'muted' },
        // below the label if letters are very large
        '& dd': { flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' },
      },
      columns: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
        rowGap: '6',
        columnGap: '8',
        fontVariantNumeric: 'tabular-nums',
        '& dt': { textStyle: 't14', color: 'muted' },
        '& > div': { minWidth: 0 },
        '& dd': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
      },
      stacked: {
        display: 'grid',
        gap: '4',
        '& dt': { fontWeight: 'strong' },
        '& dd': { color: 'muted' },
      },
    },
  },
  defaultVariants: { look: 'ruled' },
})

/** One fact of the list. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
