import type { ApolloClient, ObservableQuery } from '@apollo/client'
import { isOffline } from '../../browser/connection.ts'

/** How long the read models get to catch up with an answer that was ahead of them (`stale`). */
const SETTLE_MS = 1500

/**
 * Refetches every query the page shows, quietly and in place: what cannot be read stays as it was, and lists stay as long as they are.
 * Offline nothing is asked, because everything is refetched once the connection is back.
 * @param isStale the read models lag behind: refetching at once would show what was before, so it happens a moment later
 * @returns resolves when the answers are in; it never rejects
 */
export async function refetchPage(client: ApolloClient, isStale = false): Promise<void> {
  if (isStale) await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  if (isOffline()) return
  const shown = [...client.getObservableQueries('active')]
  await Promise.allSettled(shown.map((query) => refetchQuietly(client, query)))
}

async function refetchQuietly(client: ApolloClient, { options, variables }: ObservableQuery): Promise<void> {
  const { query, context, refetchWritePolicy } = options
  const quiet = { ...context, overlay: 'never' as const }
  const { data } = await client.query({ query, variables, context: quiet, fetchPolicy: 'no-cache' })
  client.writeQuery({ query, variables, data, overwrite: refetchWritePolicy !== 'merge' })
}
