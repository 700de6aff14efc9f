import { expect, it } from 'vitest'
import { places } from '../places.ts'
import { foundCommands, looksLikeNumber } from './foundCommands.ts'

const names: Record<string, string> = {
  '/adminOrderList': 'Commandes',
  '/adminStaffGroupList': 'Équipes',
}
const nameOf = ({ to }: { readonly to: string }) => names[to] ?? 'x'
const person = (at: number) => ({
  id: `c-${at}`,
  userNo: `10004${at}`,
  firstName: 'Avery',
  lastName: `Quill ${at}`,
})
const order = {
  node: {
    id: 'o-1',
    order: {
      id: 'o-1',
      orderNo: 'K7M4-2QXP',
      status: 'Pending' as const,
      serviceName: 'Deep clean',
      bookedDate: '2026-11-25',
    },
    customer: { id: 'c-1', firstName: 'Avery', lastName: 'Quill' },
  },
}
const hits = (people: number, orders: number, shown = Math.min(people, 10)) => ({
  customers: { totalCount: people, items: Array.from({ length: shown }, (_, at) => person(at)) },
  orderReport: { totalCount: orders, edges: orders > 0 ? [order] : [] },
})
const found = (typed: string, known?: ReturnType<typeof hits>) =>
  foundCommands(typed, { places, nameOf, hits: known }).map(({ to }) => to)

it('names every screen before anything is typed', () => {
  expect(found(' ')).toEqual(places.map(({ to }) => to))
})

it('finds a screen without regard to case and accents, and offers to search while nothing else is known', () => {
  expect(found('equi')).toEqual(['/adminStaffGroupList', '/adminUserList?search=equi'])
  expect(found('k7m4-2')).toEqual([
    '/adminOrderList?tab=4&type=1&text=k7m4-2',
    '/adminUserList?search=k7m4-2',
  ])
  expect(found(' a&b ')).toEqual(['/adminUserList?search=a%26b'])
})

it('shows people and orders once they are known, and nothing that leads nowhere', () => {
  expect(found('avery', hits(1, 1))).toEqual(['/adminUserList?user=c-0', '/adminOrder/K7M4-2QXP'])
  expect(found('nobody', hits(0, 0))).toEqual([])
})

it('puts the order first for what looks like its number', () => {
  expect(found('K7M4-2QXP', hits(1, 1))[0]).toBe('/adminOrder/K7M4-2QXP')
})

it('leads to all of them where there are more', () => {
  expect(found('av', hits(30, 9))).toEqual([
    ...[0, 1, 2, 3].map((at) => `/adminUserList?user=c-${at}`),
    '/adminUserList?search=av',
    '/adminOrder/K7M4-2QXP',
    '/adminReports?report=orders&by=Placed&text=av&from=&to=',
  ])
})

it.each([
  ['K7M4-2QXP', true],
  ['k7m42qxp', true],
  ['K7M4-', true],
  ['5jrb', true],
  ['k7m4 2qxp', true],
  ['4035', false],
  ['avery', false],
  ['4035550181', false],
])('%s looks like an order’s number: %s', (text, isNumber) => {
  expect(looksLikeNumber(text)).toBe(isNumber)
})
