import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { inStream } from '../../kernel/event.ts'
import { isRejection, reject } from '../../kernel/rejection.ts'
import { seriesStream } from '../../series/events.ts'
import { seriesFold } from '../../series/series.ts'
import { visitPlaced } from '../../series/seriesTerms.ts'
import type { PlacedFor } from '../placing/placeOrder.ts'

/** Places an order as a visit of a series: its customer pays, and the append records the visit in the series too (decision N11). */
export function visitOf(
  { seriesId, userId }: Required<Pick<PlacedFor, 'seriesId' | 'userId'>>,
  visit: { readonly occurrence: string; readonly date: string },
): PlacedFor {
  const stream = seriesStream(seriesId)
  return {
    ...{ userId, seriesId, streams: [stream] },
    async decide(load, { orderId }) {
      const { state } = await load(stream, seriesFold)
      if (state === undefined) return reject(RejectionCode.SERIES_NO_VISIT)
      const events = visitPlaced(state, { ...visit, orderId })
      return isRejection(events) ? events : inStream(stream, events)
    },
  }
}
