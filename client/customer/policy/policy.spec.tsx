import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

it('tells what a cancellation costs, in points and dollars', async () => {
  await renderApp({ at: '/policy' })
  const fees = screen.getByRole('table')
  const rows = within(fees)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
  // Of 15,000 points: a fifth would be 3,000, and 2,500 are the most; half are 7,500.
  expect(rows).toEqual([
    ['When you cancel', 'Points we keep', 'Example: 15,000 points ($150.00)'],
    ['Before we confirm the order', 'None', 'None'],
    ['Within 5 minutes of ordering', 'None', 'None'],
    ['Confirmed, more than 24 hours ahead', 'None', 'None'],
    ['Confirmed, within 24 hours', '20% of the price, up to 2,500 ($25.00)', '2,500 points$25.00'],
    ['Confirmed, within 2 hours or no-show', '50% of the price', '7,500 points$75.00'],
    ['A month or a season, until our crew’s first visit', 'None', 'None'],
  ])
})

it.each([
  ['Rescheduling a visit', /Until 24 hours before a visit.*up to 3 times/],
  ['Recurring visits', /book each visit 14 days ahead and take its points then/],
  ['If we can’t confirm', /we cancel it the next morning, return every point/],
  ['Your points', /100 points are worth \$1\.00/],
  ['Your points', /paid points return as paid points, reward points as reward points/],
  ['Your points', /Paid points never expire\./],
  ['If something wasn’t right', /within 7 days of the visit/],
  ['Your privacy', /never your phone number or email address/],
  ['Your privacy', /about 6 years/],
  ['Cancelling a visit', /counts as starting at 9:00 AM that day/],
])('says under “%s”: %s', async (title, term) => {
  await renderApp({ at: '/policy' })
  expect(within(screen.getByRole('region', { name: title })).getByText(term)).toBeDefined()
})

it('leads to each of its parts, and prints', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user } = await renderApp({ at: '/policy' })
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '')
  expect(targets).toHaveLength(8)
  expect(targets.map((id) => document.getElementById(id)?.textContent)).toEqual(
    contents.getAllByRole('link').map((link) => link.textContent),
  )
  await user.click(contents.getByRole('button', { name: 'Print this page' }))
  expect(print).toHaveBeenCalledOnce()
})

it.each([
  ['a customer', nadia, 1],
  ['a visitor', undefined, 0],
] as const)('shows only customers the way to their data and its erasure: %s', async (_, user, count) => {
  await renderApp({ at: '/policy', ...(user && { user }) })
  const part = within(screen.getByRole('region', { name: 'Your privacy' }))
  const links = part.queryAllByRole('link', { name: 'Your privacy' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('/privacy'))
})

it('is a link away on every page', async () => {
  const { user, path } = await renderApp({ at: '/about' })
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Policy' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Our policy' })).toBeDefined()
  expect(path()).toBe('/policy')
})

it('writes amounts and times as French readers do', async () => {
  await renderApp({ at: '/policy', language: 'fr' })
  expect(screen.getByText(/20 % du prix, 2 500 \(25,00 \$\) au plus/)).toBeDefined()
  expect(screen.getByText(/à partir de 9 h/)).toBeDefined()
})
