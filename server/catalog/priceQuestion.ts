import type { PropertyFacts } from './propertyMatch.ts'

/** A point of work every such service includes. */
export interface CheckPoint {
  readonly id: string
  /** Whole minutes. */
  readonly timeConsuming: number
  /** A `CountingMode`, or 0 for no extra. */
  readonly extraCountingType: number
  /** Minutes or percent, by the counting type. */
  readonly extraConsuming: number
}

/** The effect of a property fact on the services of one add-on kind of a catalog. */
export interface AdditionalItem {
  readonly id: string
  readonly condType: number
  readonly propertyAttr: number
  readonly countingType: number
  /** Minutes or percent, by the counting type. */
  readonly consuming: number
  readonly detailType: number
}

/** Everything a price depends on. */
export interface PriceQuestion {
  /** Points for one minute of the catalog's work, whole (decision C1). */
  readonly pointsPerMinute: number
  /** Tenths of a percent, of the customer's rank at this moment (decision H5). */
  readonly rankDiscount: number
  readonly service: {
    readonly checkPoints: readonly CheckPoint[]
    readonly noCalc: boolean
    readonly detailType: number
  }
  /** All additional items of the service's catalog. */
  readonly additionalItems: readonly AdditionalItem[]
  readonly property: PropertyFacts
}
