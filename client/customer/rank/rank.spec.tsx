import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { nextExperience, RankGroup, RankTitle, rankFor, ranks } from '../../../schema/rules/ranks.ts'
import { sessionOf } from '../../session/session.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const groups = wireNames(RankGroup).map(([group, inGroup]) => ({
  __typename: 'RankGroupTitles',
  group,
  titles: wireNames(RankTitle)
    .filter(([, title]) => ranks.some((rank) => rank.title === title && rank.group === inGroup))
    .map(([name, title]) => ({
      __typename: 'RankTitleSteps',
      title: name,
      ranks: ranks
        .filter((rank) => rank.title === title)
        .map(({ rank, discountTenths, threshold }) => ({
          __typename: 'RankStep',
          rank,
          discountTenths,
          threshold,
        })),
    })),
}))

it('shows title, rank, discount and experience, and what leads to the next rank', async () => {
  await open(3036)
  const now = await screen.findByRole('region', { name: 'Where you are now' })
  expect([...now.querySelectorAll('dd')].map((figure) => figure.textContent)).toEqual([
    'Gold',
    '11',
    '5.0%',
    '3,036',
  ])
  // Rank 12 begins at 25 × 12 × 11 = 3,300.
  expect(within(now).getByText('264 XP to rank 12 (5.2% off)')).toBeTruthy()
  expect(within(now).getByRole('progressbar', { name: 'Experience toward rank 12' })).toHaveProperty(
    'ariaValueNow',
    '92',
  )
  expect(within(now).getByText(/You earn 1 XP for every 100 points of completed orders/)).toBeTruthy()
})

it('draws the ten titles in order in five named groups and marks one’s own', async () => {
  await open(3036)
  const ladder = await screen.findByRole('region', { name: 'The ten titles' })
  const lists = within(ladder).getAllByRole('list').slice(1)
  expect(
    lists.map((list) => [list.getAttribute('aria-labelledby'), list.querySelectorAll('svg').length]),
  ).toEqual(lists.map((list, place) => [list.previousElementSibling?.id, [1, 3, 4, 1, 1][place]]))
  expect(
    within(ladder)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent),
  ).toEqual(['Basic metals', 'Precious metals', 'Gems', 'Rare minerals', 'Legendary'])
  const steps = lists.flatMap((list) => [...list.children])
  expect(steps.map((step) => step.querySelector('strong')?.textContent)).toEqual(Object.keys(RankTitle))
  expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toEqual([steps[2]])
  expect(steps[2]?.textContent).toBe('Gold5–5.8%You are here')
})

it('lists every title with ranks, experience and the documented discounts', async () => {
  await open(3036)
  const table = await screen.findByRole('table', { name: 'Discount by rank' })
  expect(rowsOf(table)).toEqual([
    ['Bronze', 'Basic metals', '1–5', '0', '0–2%'],
    ['Silver', 'Precious metals', '6–10', '750', '2.5–4.5%'],
    ['Gold You are here', 'Precious metals', '11–15', '2,750', '5–5.8%'],
    ['Platinum', 'Precious metals', '16–20', '6,000', '6–6.8%'],
    ['Diamond', 'Gems', '21–25', '10,500', '7–7.8%'],
    ['Ruby', 'Gems', '26–30', '16,250', '8–8.8%'],
    ['Sapphire', 'Gems', '31–35', '23,250', '9–9.8%'],
    ['Emerald', 'Gems', '36–40', '31,500', '10–10.8%'],
    ['Crystal', 'Rare minerals', '41–45', '41,000', '11–11.8%'],
    ['Amethyst', 'Legendary', '46–50', '51,750', '12–15%'],
  ])
})

it('lists the five ranks of one’s own title', async () => {
  await open(3036)
  const table = await screen.findByRole('table', { name: 'The five Gold ranks' })
  expect(rowsOf(table)).toEqual([
    ['11You are here', '2,750', '5.0%'],
    ['12', '3,300', '5.2%'],
    ['13', '3,900', '5.4%'],
    ['14', '4,550', '5.6%'],
    ['15', '5,250', '5.8%'],
  ])
})

it('says at the top that there is no higher rank', async () => {
  await open(70_000)
  expect(await screen.findByRole('progressbar', { name: 'Highest rank reached' })).toHaveProperty(
    'ariaValueNow',
    '100',
  )
  expect(screen.queryByText(/XP to rank/)).toBeNull()
})

it('writes spans as French readers do', async () => {
  await open(3036, 'fr')
  expect((await screen.findAllByText('2,5 à 4,5 %')).length).toBe(2)
})

it('offers another try when the ranks do not come', async () => {
  let isDown = true
  const { user } = await renderApp({
    at: '/rankDetail',
    user: nadia,
    server: { RankLadder: (call) => (isDown ? { status: 503 } : answer(3036)(call)) },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your rank.')
  expect(await screen.findByText('Something went wrong. Error code: 503')).toBeDefined()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Where you are now' })).toBeTruthy()
})

it('ends a session behind which no customer is', async () => {
  const { path } = await renderApp({
    at: '/rankDetail',
    user: nadia,
    server: {
      RankLadder: () => ({ data: { rankLadder: { __typename: 'RankLadder', groups, own: null } } }),
      CatalogTeasers: () => ({ data: { catalogTeasers: [] } }),
    },
  })
  await waitFor(() => expect(path()).toBe('/'))
  expect(sessionOf('customer')).toBeNull()
})

function open(experience: number, language: 'en' | 'fr' = 'en') {
  return renderApp({ at: '/rankDetail', user: nadia, language, server: { RankLadder: answer(experience) } })
}

function answer(experience: number): Answer {
  const own = rankFor(experience)
  const title = wireNames(RankTitle).find(([, value]) => value === own.title)?.[0]
  const { rank, discountTenths } = own
  const nextExperienceOf = nextExperience(own)
  return () => ({
    data: {
      rankLadder: {
        __typename: 'RankLadder',
        groups,
        own: {
          __typename: 'Rank',
          rank,
          title,
          discountTenths,
          experience,
          nextExperience: nextExperienceOf,
        },
      },
    },
  })
}

/** Names as the GraphQL contract spells them, with the values of the shared table. */
function wireNames<Value extends string>(values: Record<string, Value>): [string, Value][] {
  return Object.entries(values)
}

function rowsOf(table: HTMLElement): (string | null)[][] {
  return [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
}
