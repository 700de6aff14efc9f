import { zonedMoment } from '../doors/zonedMoment.ts'
import type { ErasureRequest as ErasureRequestNode } from './erasure.graphql.ts'
import { erasureTimes } from './erasure.ts'
import type { ErasureRequest } from './erasureRequests.store.ts'

/** A wish to be forgotten with the two moments that follow from it. */
export function erasureNode({ id, askedAt }: ErasureRequest): ErasureRequestNode {
  const { earliest, latest } = erasureTimes(askedAt)
  return {
    id,
    asked: zonedMoment(askedAt),
    earliest: zonedMoment(earliest),
    latest: zonedMoment(latest),
  }
}
