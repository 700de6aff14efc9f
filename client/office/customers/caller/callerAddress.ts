import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { readId } from '../../../domain/booking/bookingRoute.ts'
import { isRealDate } from '../../../format/calendarDates.ts'

/** What is chosen so far. All of it is in the page's address, so that a reload, Back and a recharge keep it. */
export interface CallerView {
  readonly user: string | undefined
  /** Without one, the customer's default address. */
  readonly address: string | undefined
  readonly service: string | undefined
  /** yyyy-mm-dd; of a month or a season its first day. */
  readonly day: string | undefined
  /** hour * 100 + minute, as in the booking's routes. */
  readonly hm: string | undefined
  /** Number of the order that was placed. */
  readonly placed: string | undefined
}

const names = ['user', 'address', 'service', 'day', 'hm', 'placed'] as const

/** Another answer forgets those that depend on it. */
export function withCaller(known: URLSearchParams, change: Partial<CallerView>): URLSearchParams {
  const params = new URLSearchParams(known)
  const first = names.findIndex((name) => name in change)
  for (const name of names.slice(first)) params.delete(name)
  for (const name of names) {
    const value = change[name]
    if (value !== undefined) params.set(name, value)
  }
  return params
}

export function readCaller(params: URLSearchParams): CallerView {
  const [user, address, service, placed] = ['user', 'address', 'service', 'placed'].map((name) =>
    readId(params.get(name) ?? undefined),
  )
  return {
    user,
    address,
    service,
    day: readDay(params.get('day')),
    hm: readId(params.get('hm') ?? undefined),
    placed,
  }
}

/** A day of the calendar. */
function readDay(text: string | null): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '') ?? []
  return text !== null && isRealDate(Number(year), Number(month), Number(day)) ? text : undefined
}

/** What is chosen, and a change of it in place; choosing a customer is an entry of the browser's history. */
export function useCaller() {
  const [params, setParams] = useSearchParams()
  const choose = useCallback(
    (change: Partial<CallerView>) =>
      setParams((known) => withCaller(known, change), { replace: !('user' in change) }),
    [setParams],
  )
  return { view: readCaller(params), choose }
}
