import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactElement, useId } from 'react'
import { ResponsiveContainer } from 'recharts'

/** Colours of the theme as drawings name them. */
export const ink = {
  line: 'var(--chakra-colors-line)',
  muted: 'var(--chakra-colors-muted)',
  ink: 'var(--chakra-colors-ink)',
  panel: 'var(--chakra-colors-panel)',
  first: 'var(--chakra-colors-brand)',
  second: 'var(--chakra-colors-wheat-text)',
  third: 'var(--chakra-colors-status3)',
} as const

/** How axes write. */
export const tick = { fill: ink.muted, fontSize: '0.75rem' } as const

/** How bars are filled: plain, striped, dotted, so that they are told apart without their colours. */
export interface Fills {
  readonly houseCleaning: string
  readonly lawnCare: string
  readonly snowRemoval: string
}

interface ChartFrameProps {
  /** What somebody hears who does not see it. */
  readonly label: string
  readonly children: ReactElement
}

/** Of every drawing, in pixels. */
const height = 200

/** A drawing as wide as its card. */
export function ChartFrame({ label, children }: ChartFrameProps) {
  return (
    <chakra.div
      role="img"
      aria-label={label}
      css={{
        '& svg': { overflow: 'visible' },
        '& text': { fontSize: '0.75rem' },
        '& .recharts-label, & .strong': { fontWeight: 'strong' },
      }}
    >
      <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 400, height }}>
        {children}
      </ResponsiveContainer>
    </chakra.div>
  )
}

/** Fills of a drawing of its own; patterns are found by their ids. */
export function useFills(): { readonly fills: Fills; readonly patterns: ReactElement } {
  const id = useId()
  const patterns = (
    <defs>
      <pattern id={`${id}2`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill={ink.second} />
        <path d="M0 0v6" stroke={ink.panel} strokeWidth="2.5" />
      </pattern>
      <pattern id={`${id}3`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill={ink.third} />
        <circle cx="3" cy="3" r="1.2" fill={ink.panel} />
      </pattern>
    </defs>
  )
  const fills = { houseCleaning: ink.first, lawnCare: `url(#${id}2)`, snowRemoval: `url(#${id}3)` }
  return { fills, patterns }
}
