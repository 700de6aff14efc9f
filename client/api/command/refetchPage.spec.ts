import { gql } from '@apollo/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../testing/fakeServer.ts'
import { apolloClient } from '../apollo.ts'
import { refetchPage } from './refetchPage.ts'

let points = 100
let isDown = false
const stops: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers()
  isDown = false
  fakeServer({
    Shown: () => (isDown ? { status: 500 } : { data: { me: { id: 'c-1', points: points++ } } }),
  })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const shownQuery = gql`query Shown { me { id points } }`

/** What a page shows of the query from now on, the newest last. */
async function show(): Promise<number[]> {
  const shown: number[] = []
  const watching = apolloClient()
    .watchQuery<{ me: { points: number } }>({
      query: shownQuery,
      fetchPolicy: 'network-only',
      nextFetchPolicy: 'cache-first',
    })
    .subscribe(({ data }) => data?.me?.points !== undefined && shown.push(data.me.points))
  stops.push(() => watching.unsubscribe())
  await vi.waitFor(() => expect(shown).toHaveLength(1))
  return shown
}

it('brings what the page shows up to date', async () => {
  const shown = await show()
  await refetchPage(apolloClient())
  await vi.waitFor(() => expect(shown).toEqual([points - 2, points - 1]))
})

it('waits a moment where the read models lag behind', async () => {
  const shown = await show()
  const refetched = refetchPage(apolloClient(), true)
  await vi.advanceTimersByTimeAsync(1400)
  expect(shown).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  await refetched
  await vi.waitFor(() => expect(shown).toHaveLength(2))
})

it('leaves the page as it is where nothing can be read', async () => {
  const shown = await show()
  isDown = true
  await refetchPage(apolloClient())
  expect(shown).toHaveLength(1)
})
