import { erasureTimes } from '../../people/erasure.ts'
import type { ErasureRequest } from '../../people/erasureRequests.store.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import type { ErasureRequest as ErasureRequestNode } from './erasure.graphql.ts'

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
