import { useIntl } from 'react-intl'

const units = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** How long something waits, in its largest whole unit, at least a second: 90,000 ms → "1 minute". */
export function useWait(): (ms: number) => string {
  const { formatNumber } = useIntl()
  return (ms) => {
    const [unit, size] = units.find(([, size]) => ms >= size) ?? units[3]
    const count = Math.max(1, Math.floor(ms / size))
    return formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' })
  }
}
