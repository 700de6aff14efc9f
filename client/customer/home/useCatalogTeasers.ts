import { useEffect, useState } from 'react'
import { serverCall } from '../../api/serverCall.ts'
import type { CatalogTeasersQuery } from './CatalogTeasers.generated.ts'
import query from './CatalogTeasers.graphql?raw'

type Catalog = CatalogTeasersQuery['catalogTeasers'][number]['catalog']

/** Points each catalog begins at; null while asking, without an entry where the server names no price. */
export type FromPoints = ReadonlyMap<Catalog, number> | null

/**
 * The lowest price of each catalog, for everybody. Asked without Apollo, which visitors never load, and without a word when it
 * fails: the cards only lack their "From".
 */
export function useCatalogTeasers(): FromPoints {
  const [teasers, setTeasers] = useState<FromPoints>(null)
  useEffect(() => {
    const leaving = new AbortController()
    askTeasers(leaving.signal).then(setTeasers, () => {
      if (!leaving.signal.aborted) setTeasers(new Map())
    })
    return () => leaving.abort()
  }, [])
  return teasers
}

async function askTeasers(signal: AbortSignal): Promise<ReadonlyMap<Catalog, number>> {
  const response = await serverCall('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, operationName: 'CatalogTeasers' }),
    signal,
  })
  const { data }: { data?: CatalogTeasersQuery } = await response.json()
  return new Map(
    (data?.catalogTeasers ?? []).flatMap(({ catalog, fromPoints }) =>
      fromPoints ? [[catalog, fromPoints] as const] : [],
    ),
  )
}
