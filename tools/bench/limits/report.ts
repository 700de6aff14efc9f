import { shown, table } from '../figures.ts'
import type { Measured } from './window.ts'

const HEAD = [
  'load',
  'callers',
  'p50 ms',
  'p95 ms',
  'a second',
  '±',
  'of the limit',
  'statements',
  'writing commits',
] as const

/** The line of the bare server, at the same number of callers, with which a rate is compared. */
const ANCHORS = { append: 'Fastify, append', list: 'Fastify, list' } as const

/** The table of a run. */
export function limitsTable(measured: readonly Measured[]): string {
  return table(
    HEAD,
    measured.map((one) => cellsOf(one, measured)),
  )
}

/** @returns undefined for a line that is compared with nothing, or whose anchor was not measured */
export function shareOfLimit(one: Measured, measured: readonly Measured[]): number | undefined {
  const name = one.anchor && ANCHORS[one.anchor]
  const anchor = measured.find((other) => other.name === name && other.callers === one.callers)
  return anchor && one.rate / anchor.rate
}

function cellsOf(one: Measured, measured: readonly Measured[]): readonly string[] {
  const share = shareOfLimit(one, measured)
  return [
    one.cameToRest ? one.name : `${one.name} (not at rest)`,
    String(one.callers),
    figure(one.p50),
    figure(one.p95),
    one.rate < 100 ? shown(one.rate) : Math.round(one.rate).toLocaleString('en-CA'),
    one.rates.length < 2 ? '' : `${Math.round(spreadOf(one.rates) * 100)} %`,
    share === undefined ? '' : `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`,
    figure(one.statements),
    figure(one.writes),
  ]
}

/** Half of what lies between the slowest and the fastest repeat, as a share of their middle. */
function spreadOf(rates: readonly number[]): number {
  const [least, most] = [Math.min(...rates), Math.max(...rates)]
  return (most - least) / (most + least)
}

function figure(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return ''
  return value < 1 ? value.toFixed(3) : shown(value)
}
