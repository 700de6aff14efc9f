import { expect, it } from 'vitest'
import { looksLikeNumber } from '../../parts/matching.ts'
import { places } from '../places.ts'
import { foundCommands, questionOf } from './foundCommands.ts'

const words: Record<string, string> = {
  'office.nav.orders': 'Commandes',
  'office.nav.groups': 'Équipes',
  'office.commands.do.recharge': 'Recharge',
  'office.commands.do.assign': 'Assign crew',
  'office.commands.do.reschedule': 'Reschedule',
  'office.commands.do.book': 'Book a visit',
  'office.commands.do.note': 'Note to the crew',
  'office.keywords.booking': 'new customer, new caller',
  'office.keywords.staff': 'sick, day off',
  'office.group': 'Crew 7',
}
const text = (id: string) => words[id] ?? 'x'
const person = (at: number) => ({
  id: `c-${at}`,
  userNo: `10004${at}`,
  firstName: 'Avery',
  lastName: `Quill ${at}`,
  email: 'avery@example.com',
  phoneNo: null,
  addresses: [],
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
    officeMay: { assign: true, cancel: true, move: false, addNote: true },
    customer: { id: 'c-1', firstName: 'Avery', lastName: 'Quill' },
  },
}
const doneToIt = [
  '/adminOrder/K7M4-2QXP?ask=assign',
  '/adminOrder/K7M4-2QXP?ask=cancel',
  '/adminOrder/K7M4-2QXP?ask=addNote',
]
const hits = (people: number, orders: number, shown = Math.min(people, 10)) => ({
  customers: { totalCount: people, items: Array.from({ length: shown }, (_, at) => person(at)) },
  orderReport: { totalCount: orders, edges: orders > 0 ? [order] : [] },
})
const sam = { id: 's-1', staffNo: 'S-161599', firstName: 'Sam', lastName: 'Okafor', email: 'sam@example.com' }
const crew = { id: 'g-7', groupNo: '7' }
const crews = {
  clock: { at: '2026-11-28T09:00:00-07:00' },
  staffGroups: [{ ...crew, members: [sam] }],
  staffMembers: [{ ...sam, phone: '+14035550110', group: crew }],
}
const found = (typed: string, known?: ReturnType<typeof hits>) =>
  foundCommands(typed, { places, text, dayOf: (date) => date, hits: known, crews }).flatMap(({ commands }) =>
    commands.map(({ to }) => to),
  )
const verbs = (label: string) => ({ goOnWith: `${label} ` })

it('names every screen and verb before anything is typed', () => {
  const all = found(' ')
  expect(all.slice(0, places.length)).toEqual(places.map(({ to }) => to))
  expect(all.slice(places.length)).toContainEqual(verbs('Recharge'))
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
  expect(found('avery', hits(1, 1))).toEqual([
    '/adminUserList?user=c-0',
    '/adminBooking?user=c-0',
    '/adminOrder/K7M4-2QXP',
    ...doneToIt,
  ])
  expect(found('nobody', hits(0, 0))).toEqual([])
})

it('puts the order first for what looks like its number', () => {
  expect(found('K7M4-2QXP', hits(1, 1))[0]).toBe('/adminOrder/K7M4-2QXP')
})

it('leads to all of them where there are more', () => {
  expect(found('av', hits(30, 9))).toEqual([
    ...[0, 1, 2, 3].map((at) => `/adminUserList?user=c-${at}`),
    '/adminBooking?user=c-0',
    '/adminUserList?search=av',
    '/adminOrder/K7M4-2QXP',
    '/adminReports?report=orders&by=Placed&text=av&from=&to=',
  ])
})

it('finds a crew by its number, and its people by name, phone or crew', () => {
  const none = hits(0, 0)
  expect(found('crew 7', none)).toEqual([
    '/adminStaffGroupList?row=g-7',
    '/adminCalendar?day=2026-11-28&reassign=g-7',
    '/adminCalendar?day=2026-11-29&reassign=g-7',
  ])
  expect(found('okafor sam', none)).toEqual(['/adminStaffList?row=s-1'])
  expect(found('555-0110', none)).toEqual(['/adminStaffList?row=s-1'])
})

it('goes on from a verb to what it can be done to', () => {
  expect(found('rech', hits(0, 0))).toEqual([verbs('Recharge')])
  expect(found('recharge avery', hits(1, 1))).toEqual(['/adminUserList?user=c-0&ask=recharge'])
  expect(found('book avery', hits(1, 1))).toEqual(['/adminBooking?user=c-0'])
  expect(found('assign k7m4', hits(1, 1))).toEqual(['/adminOrder/K7M4-2QXP?ask=assign'])
  expect(found('reschedule k7m4', hits(1, 1))).toEqual([])
  expect(['recharge avery', 'assign ', 'recha'].map((typed) => questionOf(typed, text))).toEqual(
    ['avery', 'assign', 'recha'].map((asked) => ({ text: asked })),
  )
  // work that began or is over can be neither moved nor assigned
  expect(questionOf('Assign crew k7m4', text)).toEqual({
    text: 'k7m4',
    statuses: ['Pending', 'Confirmed'],
  })
})

it('offers a verb on orders the next visits first', () => {
  const days = ['2026-12-20', '2026-11-30', '2026-12-09', '2026-12-01', '2027-01-05']
  const edges = days.map((bookedDate) => ({
    node: { ...order.node, order: { ...order.node.order, orderNo: bookedDate, bookedDate } },
  }))
  const many = { ...hits(0, 0), orderReport: { totalCount: 5, edges } }
  expect(found('assign avery', many)).toEqual(
    days
      .toSorted()
      .slice(0, 4)
      .map((day) => `/adminOrder/${day}?ask=assign`),
  )
})

it('shows the coming visits by their days, then the past ones newest first', () => {
  const days = ['2026-11-20', '2026-12-09', '2026-11-27', '2026-11-28']
  const edges = days.map((bookedDate) => ({
    node: { ...order.node, order: { ...order.node.order, orderNo: bookedDate, bookedDate } },
  }))
  const many = { ...hits(0, 0), orderReport: { totalCount: 4, edges } }
  expect(found('avery', many)).toEqual(
    ['2026-11-28', '2026-12-09', '2026-11-27', '2026-11-20'].map((day) => `/adminOrder/${day}`),
  )
})

it('finds screens by other words, and the note for an order by its verb', () => {
  const none = hits(0, 0)
  expect(found('sick', none)).toEqual(['/adminStaffList'])
  expect(found('New cust', none)).toEqual(['/adminBooking'])
  expect(found('note k7m4', hits(1, 1))).toEqual(['/adminOrder/K7M4-2QXP?ask=addNote'])
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
