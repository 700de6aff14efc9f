import { useQuery } from '@apollo/client/react'
import { useCallback } from 'react'
import { CrewDayDocument } from '../../../gql/graphql.ts'
import { onClockOf } from './businessClock.ts'

/** Writes a moment (milliseconds) as ISO 8601 on the business's wall clock; on UTC's before the server has told its own. */
export function useClock(): (epochMs: number) => string {
  const { data } = useQuery(CrewDayDocument, { fetchPolicy: 'cache-only' })
  const like = data?.clock.at ?? ''
  return useCallback((epochMs) => onClockOf(epochMs, like), [like])
}
