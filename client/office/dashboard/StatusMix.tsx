import { chakra } from '@chakra-ui/react/styled-system'
import { useFormats } from '../../format/useFormats.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { Dashboard } from './dashboardFigures.ts'

/** One bar split by status, and what each part is. */
export function StatusMix({ statuses }: Pick<Dashboard, 'statuses'>) {
  const formats = useFormats()
  return (
    <>
      <Bar aria-hidden>
        {statuses.map(
          ({ status, orders }, at) =>
            orders > 0 && (
              <chakra.span
                key={status}
                bg={`status${at}`}
                style={{ flexGrow: orders }}
                borderRadius="2px"
                minWidth="3px"
              />
            ),
        )}
      </Bar>
      <Parts>
        {statuses.map(({ status, orders }) => (
          <li key={status}>
            <StatusBadge status={status} />
            <chakra.strong fontWeight="strong" textStyle="t16">
              {formats.number(orders)}
            </chakra.strong>
          </li>
        ))}
      </Parts>
    </>
  )
}

const Bar = chakra('div', {
  base: { display: 'flex', gap: '3px', height: '2rem', '&:empty': { bg: 'sunk', borderRadius: '2px' } },
})

const Parts = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
    columnGap: '8',
    rowGap: '2',
    listStyle: 'none',
    pt: '4',
    fontVariantNumeric: 'tabular-nums',
    '& li': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '2' },
  },
})
