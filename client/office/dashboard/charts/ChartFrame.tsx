import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactElement, useId } from 'react'
import { CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { figureTicks, namedTicks } from './chartLayout.ts'

/** Theme colours as the charts name them. */
export const ink = {
  line: 'var(--chakra-colors-line)',
  muted: 'var(--chakra-colors-muted)',
  ink: 'var(--chakra-colors-ink)',
  panel: 'var(--chakra-colors-panel)',
  first: 'var(--chakra-colors-brand)',
  second: 'var(--chakra-colors-wheat-text)',
  third: 'var(--chakra-colors-status3)',
} as const

/** The axes' text style. */
const tick = { fill: ink.muted, fontSize: '0.75rem' } as const

/** The bars' fills: plain, striped, dotted, so that they differ without colour. */
export interface Fills {
  readonly houseCleaning: string
  readonly lawnCare: string
  readonly snowRemoval: string
}

interface ChartFrameProps {
  /** The chart's description for screen readers. */
  readonly label: string
  readonly children: ReactElement
}

/** The height of every chart, in pixels. */
const height = 200

/** A chart as wide as its card. */
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

/** A chart's own fills, because patterns are found by their ids. */
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

interface ChartAxesProps {
  /** Of the rows, each with a `name`. */
  readonly names: readonly string[]
  /** The largest figure in the chart. */
  readonly most: number
  /** Formats a figure beside its line; unformatted by default. */
  readonly write?: (figure: number) => string
}

/** Lines at round figures from 0 on, and some of the rows' names below. */
export function ChartAxes({ names, most, write }: ChartAxesProps) {
  const figures = figureTicks(most)
  const axis = { tick, tickLine: false, axisLine: false } as const
  return (
    <>
      <CartesianGrid vertical={false} syncWithTicks stroke={ink.line} />
      <XAxis {...axis} dataKey="name" ticks={namedTicks(names)} interval="preserveEnd" minTickGap={8} />
      <YAxis
        {...axis}
        width="auto"
        ticks={figures}
        interval={0}
        // an empty chart has its base line alone
        domain={[0, figures.at(-1) || 1]}
        {...(write && { tickFormatter: write })}
      />
    </>
  )
}
