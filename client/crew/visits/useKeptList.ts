import { useApolloClient } from '@apollo/client/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { Pages } from '../../api/list/usePages.ts'
import { learnClock, serverNow, toldClock } from '../../format/serverClock.ts'
import { useSession } from '../../session/useSession.ts'
import { CrewDayDocument } from '../parts/CrewDay.generated.ts'
import { type CrewJobFragment, CrewOrdersDocument } from '../parts/crewOrders.generated.ts'
import { keepList, keptList } from '../parts/keptList.ts'
import { tellReadAt } from '../parts/readAt.ts'
import { useCrewDay } from '../parts/useCrewDay.ts'

const orders = {
  query: CrewOrdersDocument,
  variables: { group: 'Ongoing', first: businessRules.lists.first },
} as const
const day = { query: CrewDayDocument } as const

/**
 * Puts the list that was read last where the page finds it before the server has answered, or when it cannot (decision T10).
 * @returns whether it is there: the list asks once it is
 */
export function useKeptListFirst(): boolean {
  const client = useApolloClient()
  const staffId = useSession('staff')?.user.staffId
  const [isThere, setThere] = useState(false)
  useLayoutEffect(() => {
    const kept = staffId === undefined ? undefined : keptList(staffId)
    if (kept && !client.readQuery(orders)) {
      client.writeQuery({ ...orders, data: kept.orders })
      client.writeQuery({ ...day, data: kept.day })
    }
    if (kept && !toldClock().at)
      learnClock(kept.day.clock.at, Date.parse(kept.day.clock.at) - (kept.aheadMs ?? 0))
    setThere(true)
  }, [client, staffId])
  useEffect(() => {
    if (staffId !== undefined) tellReadAt(keptList(staffId)?.readAt)
    return () => tellReadAt(undefined)
  }, [staffId])
  return isThere
}

/** Keeps what came from the server. */
export function useListKeeping({ isFresh, nodes }: Pages<CrewJobFragment>): void {
  const client = useApolloClient()
  const staffId = useSession('staff')?.user.staffId
  const { data: today } = useCrewDay()
  useEffect(() => {
    if (!isFresh || !nodes || !today || staffId === undefined) return
    const list = client.readQuery(orders)
    if (!list) return
    const readAt = serverNow()
    keepList(staffId, { readAt, aheadMs: toldClock().aheadMs, orders: list, day: today })
    tellReadAt(readAt)
  }, [client, isFresh, nodes, staffId, today])
}
