import { expect, it } from 'vitest'
import { places } from '../places.ts'
import { foundCommands } from './foundCommands.ts'

const names: Record<string, string> = {
  '/adminOrderList': 'Commandes',
  '/adminStaffGroupList': 'Équipes',
}
const nameOf = ({ to }: { readonly to: string }) => names[to] ?? 'x'

it('names every screen before anything is typed', () => {
  expect(foundCommands(' ', places, nameOf).map(({ to }) => to)).toEqual(places.map(({ to }) => to))
})

it('finds a screen without regard to case and accents, and offers to search for the text', () => {
  expect(foundCommands('equi', places, nameOf)).toEqual([
    { to: '/adminStaffGroupList', label: 'office.nav.groups' },
    { to: '/adminOrderList?tab=4&type=1&text=equi', label: 'office.commands.order', typed: 'equi' },
    { to: '/adminUserList?search=equi', label: 'office.commands.user', typed: 'equi' },
  ])
})

it('puts what was typed into the address as it can stand there', () => {
  expect(foundCommands(' a&b ', [], nameOf).map(({ to }) => to)).toEqual([
    '/adminOrderList?tab=4&type=1&text=a%26b',
    '/adminUserList?search=a%26b',
  ])
})
