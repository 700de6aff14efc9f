import type { Answer } from '../fakeServer.ts'
import { olivia, renderApp } from '../renderApp.tsx'

/** The page information of a list that ends here. */
export const page = { hasNextPage: false, endCursor: null }
/** An answer with one order. @param endCursor of the next page; null where this is the last */
export const orders = (endCursor: string | null) => () => ({
  data: {
    orderReport: {
      totalCount: 21,
      totalPoints: 283500,
      returnedPoints: 13500,
      pageInfo: { hasNextPage: endCursor !== null, endCursor },
      edges: [
        {
          node: {
            id: 'o-1',
            order: {
              id: 'o-1',
              orderNo: 'ABCD-1234',
              status: 'Confirmed',
              catalog: 'SnowRemoval',
              placed: { at: '2026-11-20T09:30:00-07:00' },
              bookedDate: '2026-12-01',
              totalPoints: 13500,
            },
            customer: { id: 'c-1', userNo: '100045', firstName: 'Nadia', lastName: 'Haddad' },
          },
        },
      ],
    },
  },
})

const clock: Answer = () => ({ data: { clock: { at: '2026-11-23T10:00:00-06:00' } } })

/** Opens a report as an administrator. */
export function openReport(at: string, { server }: { readonly server: Record<string, Answer> }) {
  return renderApp({ at, admin: olivia, server: { ReportClock: clock, ...server } })
}
