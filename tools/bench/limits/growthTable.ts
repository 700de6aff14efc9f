import { shown, table } from '../figures.ts'

/** How long one call took at one size. */
export interface Grown {
  readonly name: string
  readonly orders: number
  readonly p50: number
  readonly p95: number
  /** Whether it answered nothing, so that its figures say nothing. */
  readonly isEmpty: boolean
}

/** From here on a call has grown with the business. */
const MOST_RATIO = 1.5

/** Asks nothing of the stores: what it takes longer is the machine's doing. */
const CONTROL = 'GraphQL clock'

/** A line for each call with its figures at each size, and how many times as long it takes at the last as at the first. */
export function growthTable(grown: readonly Grown[]): string {
  const sizes = sizesOf(grown)
  const head = [
    'call',
    ...sizes.map((size) => `p50 / p95 ms at ${size.toLocaleString('en-CA')}`),
    'last / first',
  ]
  const rows = [...Map.groupBy(grown, ({ name }) => name)].map(([name, figures]) => {
    const cells = sizes.map((size) => cellOf(figures.find(({ orders }) => orders === size)))
    const ratio = ratioOf(figures, sizes)
    const shownRatio = ratio === undefined ? '' : ratio.toFixed(2)
    return [name, ...cells, ratio !== undefined && ratio > MOST_RATIO ? `**${shownRatio}**` : shownRatio]
  })
  return table(head, rows)
}

/** Calls that take more than half as long again at the last size as at the first, with how many times as long. */
export function outgrown(
  grown: readonly Grown[],
): readonly { readonly name: string; readonly ratio: number }[] {
  const sizes = sizesOf(grown)
  return [...Map.groupBy(grown, ({ name }) => name)].flatMap(([name, figures]) => {
    const ratio = ratioOf(figures, sizes)
    return ratio !== undefined && ratio > MOST_RATIO ? [{ name, ratio }] : []
  })
}

/** How many times as long the call took that cannot grow: 1 on a machine that was as quiet at the last size as at the first. */
export function drift(grown: readonly Grown[]): number | undefined {
  const control = grown.filter(({ name }) => name.startsWith(CONTROL))
  return ratioOf(control, sizesOf(grown))
}

function sizesOf(grown: readonly Grown[]): readonly number[] {
  return [...new Set(grown.map(({ orders }) => orders))].sort((a, b) => a - b)
}

/** @returns undefined where a size is missing, or was answered with nothing */
function ratioOf(figures: readonly Grown[], sizes: readonly number[]): number | undefined {
  const at = (size: number | undefined) => figures.find(({ orders, isEmpty }) => orders === size && !isEmpty)
  const [first, last] = [at(sizes[0]), at(sizes.at(-1))]
  return first && last && last.p50 / first.p50
}

function cellOf(figure: Grown | undefined): string {
  if (figure === undefined) return ''
  return figure.isEmpty ? 'nothing' : `${shown(figure.p50)} / ${shown(figure.p95)}`
}
