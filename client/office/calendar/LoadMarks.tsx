import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { fullness, type Load } from './boardDay.ts'

/** How much of a day's places is taken, as one bar or one for each half. */
export function LoadBar({ shares: [first = 0, second] }: { readonly shares: readonly number[] }) {
  return (
    <Bar aria-hidden data-bars="">
      <Part share={first} />
      {second !== undefined && <Part share={second} />}
    </Bar>
  )
}

function Part({ share }: { readonly share: number }) {
  return (
    <span data-bar="" data-full={share >= 1 ? '' : undefined}>
      <i style={{ width: `${Math.min(100, Math.round(100 * share))}%` }} />
    </span>
  )
}

/** A catalog's load in words, for screen readers. */
export function LoadWords({ load }: { readonly load: Load }) {
  const text = useText()
  const { catalog, visits, unassigned } = load
  const words = { catalog: text(`catalog.${catalog}`), visits, unassigned, full: fullness(load) }
  return <>{text('officeBoard.cell', words)} </>
}

/** How many visits have no crew. */
export const OpenCount = chakra('span', {
  base: { px: '1', borderRadius: 'full', bg: 'wheatTint', color: 'wheatText', fontWeight: 'strong' },
})

const Bar = chakra('span', {
  base: {
    display: 'flex',
    gap: '2px',
    '& > span': { flex: '1', height: '4px', borderRadius: 'full', bg: 'line', overflow: 'hidden' },
    '& i': { display: 'block', height: '100%', bg: 'brand' },
    '& [data-full] > i': { bg: 'wheat' },
  },
})
