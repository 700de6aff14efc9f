import { type ApolloClient, gql } from '@apollo/client'
import { expect, it } from 'vitest'
import { endSession, startSession } from '../session/session.ts'
import { fakeServer } from '../testing/fakeServer.ts'
import { nadia } from '../testing/renderApp.tsx'
import { isLoading } from '../ui/activity.ts'
import { apolloClient } from './apollo.ts'

const entries = gql`
  query Entries($first: Int!, $after: String) {
    entries: orders(group: Ongoing, first: $first, after: $after) {
      pageInfo { hasNextPage endCursor }
      edges { cursor node { id } }
    }
  }
`
const edges = [{ cursor: 'a', node: { __typename: 'Order', id: 'of the one before' } }]
const page = { pageInfo: { hasNextPage: false, endCursor: 'a' }, edges }

type Told = Pick<ApolloClient.QueryOptions, 'context' | 'fetchPolicy'>

/** Asks for the list, and lets its answer come when it is told to. */
function askLate(told: Told = {}) {
  fakeServer({ Entries: () => ({ data: { entries: page } }) })
  const held = Promise.withResolvers<void>()
  const plain = globalThis.fetch
  globalThis.fetch = async (...call) => {
    await held.promise
    return plain(...call)
  }
  const asked = apolloClient().query({ query: entries, variables: { first: 5 }, ...told })
  return { letCome: held.resolve, outcome: asked.catch(() => 'called off') }
}

const nextTask = () => new Promise((resolve) => setImmediate(resolve))
const signIn = (token: string) => startSession('customer', { token, user: nadia, isRemember: false })
const kept = () => JSON.stringify(apolloClient().cache.extract())

it('keeps an answer of the person who is there', async () => {
  window.history.replaceState(null, '', '/userOrderList/0')
  signIn('of nadia')
  const { letCome, outcome } = askLate()
  letCome()
  await outcome
  expect(kept()).toContain('of the one before')
})

it('keeps nothing of an answer that comes once somebody else has signed in', async () => {
  window.history.replaceState(null, '', '/userOrderList/0')
  signIn('of nadia')
  const { letCome, outcome } = askLate()
  endSession('customer')
  signIn('of somebody else')
  letCome()
  expect(await outcome).toBe('called off')
  // what the answer would be written with runs before the next task
  await nextTask()
  expect(kept()).not.toContain('of the one before')
})

it('covers the page while it reads what was not read before, and not while that is read again', async () => {
  window.history.replaceState(null, '', '/adminOrderList')
  const told = { context: { overlay: 'first' }, fetchPolicy: 'network-only' } as const
  const covered: boolean[] = []
  for (let time = 0; time < 2; time++) {
    const { letCome, outcome } = askLate(told)
    await nextTask()
    covered.push(isLoading())
    letCome()
    await outcome
  }
  expect([...covered, isLoading()]).toEqual([true, false, false])
})
