import { useApolloClient } from '@apollo/client/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { Pages } from '../../api/list/usePages.ts'
import { localStore } from '../../browser/storage.ts'
import { createStore } from '../../browser/store.ts'
import { currentClock, learnClock, serverNow } from '../../format/serverClock.ts'
import { useSession } from '../../session/useSession.ts'
import {
  CrewDayDocument,
  type CrewDayQuery,
  type CrewJobFragment,
  CrewOrdersDocument,
  type CrewOrdersQuery,
} from './crewOrders.generated.ts'
import { keepTicksOf } from './ticks.ts'
import { useCrewDay } from './useCrewDay.ts'

/** The last list that a crew member read, stored in the browser for times without a connection (decision T10). */
interface KeptList {
  /** When it was read: milliseconds of the server's clock. */
  readonly readAt: number
  /** How many milliseconds the server's clock was ahead of the device's. */
  readonly aheadMs?: number
  /** The list of ongoing orders. */
  readonly orders: CrewOrdersQuery
  readonly day: CrewDayQuery
}

const prefix = 'staff.list.'

/** Stores it in place of the previous one. */
function keepList(staffId: string, list: KeptList): void {
  localStore.set(`${prefix}${staffId}`, JSON.stringify(list))
}

/** What is stored for that crew member, if anything. */
function keptList(staffId: string): KeptList | undefined {
  try {
    return JSON.parse(localStore.get(`${prefix}${staffId}`) ?? '') ?? undefined
  } catch {
    return undefined
  }
}

/** Forgets all other crew members' lists, so that no names and addresses of customers stay on the phone. */
export function forgetListsBut(staffId: string | undefined): void {
  for (const name of localStore.names())
    if (name.startsWith(prefix) && name !== `${prefix}${staffId}`) localStore.remove(name)
}

/** When the list on the screen was read: milliseconds of the server's clock; undefined without a list. */
export const shownReadAt = createStore<number | undefined>(undefined)

const orders = {
  query: CrewOrdersDocument,
  variables: { group: 'Ongoing', first: businessRules.lists.first },
} as const
const day = { query: CrewDayDocument } as const

/**
 * Puts the stored list into the cache before the server has answered, or if it cannot (decision T10).
 * @returns whether that is done; the list's query waits for it
 */
export function useKeptListFirst(): boolean {
  const client = useApolloClient()
  const staffId = useSession('staff')?.user.staffId
  const [isThere, setThere] = useState(false)
  useLayoutEffect(() => {
    const kept = staffId === undefined ? undefined : keptList(staffId)
    if (kept && !client.readQuery(orders)) {
      client.writeQuery({ ...orders, data: withNewFields(kept.orders) })
      // lists stored by an earlier version do not say how much was done
      client.writeQuery({ ...day, data: { ...kept.day, crewDoneToday: kept.day.crewDoneToday ?? 0 } })
    }
    if (kept && !currentClock().at)
      learnClock(kept.day.clock.at, Date.parse(kept.day.clock.at) - (kept.aheadMs ?? 0))
    setThere(true)
  }, [client, staffId])
  useEffect(() => {
    if (staffId !== undefined) shownReadAt.set(keptList(staffId)?.readAt)
    return () => shownReadAt.set(undefined)
  }, [staffId])
  return isThere
}

/** Lists stored by an earlier version have no check points and do not say how long a visit takes or whether it failed. */
function withNewFields(list: CrewOrdersQuery): CrewOrdersQuery {
  const edges = list.crewOrders.edges.map(({ node, ...edge }) => ({
    ...edge,
    node: {
      ...node,
      plannedMinutes: node.plannedMinutes ?? 0,
      checkPoints: node.checkPoints ?? [],
      failedVisit: node.failedVisit ?? null,
      address: { ...node.address, accessNotes: node.address.accessNotes ?? '' },
    },
  }))
  return { ...list, crewOrders: { ...list.crewOrders, edges } }
}

/** Stores what came from the server. */
export function useListKeeping({ isFresh, edges }: Pages<CrewJobFragment>): void {
  const client = useApolloClient()
  const staffId = useSession('staff')?.user.staffId
  const { data: today } = useCrewDay()
  // `edges` and `today` change identity with each answer, and only then
  useEffect(() => {
    if (!isFresh || !edges || !today || staffId === undefined) return
    const list = client.readQuery(orders)
    if (!list) return
    const readAt = serverNow()
    keepList(staffId, { readAt, aheadMs: currentClock().aheadMs, orders: list, day: today })
    shownReadAt.set(readAt)
    if (!list.crewOrders.pageInfo.hasNextPage)
      keepTicksOf(list.crewOrders.edges.map(({ node }) => node.orderNo))
  }, [client, isFresh, edges, staffId, today])
}
