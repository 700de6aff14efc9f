import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { businessRules } from '../../../../schema/rules/businessRules.ts'
import { CrewDayDocument, type CrewJobFragment, CrewOrdersDocument } from '../../../gql/graphql.ts'
import type { Pages } from '../../../parts/list/usePages.ts'
import { useSession } from '../../../session/useSession.ts'
import { keepList, keptList } from '../parts/keptList.ts'
import { tellReadAt } from '../parts/readAt.ts'
import { useCrewDay } from '../parts/useCrewDay.ts'

const orders = {
  query: CrewOrdersDocument,
  variables: { group: 'Ongoing', first: businessRules.lists.first },
} as const
const day = { query: CrewDayDocument } as const

/** Puts the list that was read last where the page finds it before the server has answered, or when it cannot (decision T10). */
export function useKeptListFirst(): void {
  const client = useApolloClient()
  const staffId = useSession('staff')?.user.staffId
  useState(() => {
    const kept = staffId === undefined ? undefined : keptList(staffId)
    if (!kept || client.readQuery(orders)) return
    client.writeQuery({ ...orders, data: kept.orders })
    client.writeQuery({ ...day, data: kept.day })
  })
  useEffect(() => {
    if (staffId !== undefined) tellReadAt(keptList(staffId)?.readAt)
    return () => tellReadAt(undefined)
  }, [staffId])
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
    const readAt = Date.now()
    keepList(staffId, { readAt, orders: list, day: today })
    tellReadAt(readAt)
  }, [client, isFresh, nodes, staffId, today])
}
