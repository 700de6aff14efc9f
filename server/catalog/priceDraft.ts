import type { AdditionalItem, CheckPoint, PriceQuestion } from './priceQuestion.ts'

/** An unsaved change of the catalogue; every part is optional. */
export interface PriceDraft<Point extends CheckPoint> {
  readonly pointsPerMinute?: number | undefined
  readonly noCalc?: boolean | undefined
  /** Takes the place of the one of its id, or comes after all others. */
  readonly checkPoint?: Point | undefined
  readonly additionalItem?: AdditionalItem | undefined
  /** The check point or additional item to be removed. */
  readonly removedId?: string | undefined
}

type Asked<Point extends CheckPoint> = PriceQuestion & {
  readonly service: { readonly checkPoints: readonly Point[] }
}

/** The inputs of a price with a draft applied. */
export function drafted<Point extends CheckPoint>(
  question: Asked<Point>,
  draft: PriceDraft<Point>,
): Asked<Point> {
  const { service, additionalItems } = question
  return {
    ...question,
    pointsPerMinute: draft.pointsPerMinute ?? question.pointsPerMinute,
    service: {
      ...service,
      noCalc: draft.noCalc ?? service.noCalc,
      checkPoints: changed<Point>(service.checkPoints, draft.checkPoint, draft.removedId),
    },
    additionalItems: changed(additionalItems, draft.additionalItem, draft.removedId),
  }
}

function changed<Item extends { readonly id: string }>(
  items: readonly Item[],
  item: Item | undefined,
  removedId: string | undefined,
): readonly Item[] {
  const kept = items.filter(({ id }) => id !== removedId)
  if (item === undefined) return kept
  return kept.some(({ id }) => id === item.id)
    ? kept.map((each) => (each.id === item.id ? item : each))
    : [...kept, item]
}
