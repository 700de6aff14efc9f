import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  availability,
  clock,
  me,
  nadiasAddress,
  profile,
  seasonPass,
  standardClean,
} from '../../testing/bookingExamples.ts'
import type { Answer } from '../../testing/fakeServer.ts'
import { nadia, renderApp } from '../../testing/renderApp.tsx'

const offered = { points: 21_480, rewardPoints: 1_500, address: nadiasAddress, offers: [standardClean] }
const monthly = { ...seasonPass, periodType: 'Month' }
const addresses = ['a1', 'a2'].map((id) => ({ ...nadiasAddress, id, isDefault: false }))
const available = (service: object): Record<string, Answer> => ({
  Availability: () => ({ data: { me, profile, availability: { ...availability, service } } }),
})

interface Step {
  readonly at: string
  readonly server: Record<string, Answer>
  readonly question: string
  readonly words: string
}

it.each<Step>([
  {
    at: '/selectServiceAddress/1',
    server: { BookingAddresses: () => ({ data: { addresses } }) },
    question: 'Other addresses',
    words: 'An address must be selected.',
  },
  {
    at: '/selectServiceDetail/1/a1',
    server: { ServiceOffers: () => ({ data: { clock, serviceOffers: offered } }) },
    question: 'Type of clean',
    words: 'A detail service type must be selected.',
  },
  {
    at: '/selectServicePeriod/3/a1/31/1',
    server: available(monthly),
    question: 'Month of service',
    words: 'Must select a valid month.',
  },
  {
    at: '/selectServicePeriod/3/a1/31/2',
    server: available(seasonPass),
    question: 'Year the season begins',
    words: 'Must select a valid year.',
  },
])(
  'each attempt without a choice is heard, and leads to the question: $at',
  async ({ at, server, question, words }) => {
    const { user } = await renderApp({ at, user: nadia, server })
    const [goOn] = await screen.findAllByRole('button', { name: /^Continue/ })
    for (const _attempt of ['first', 'second']) {
      await user.click(goOn as HTMLElement)
      expect(document.activeElement).toBe(screen.getByRole('alert'))
    }
    await user.click(within(screen.getByRole('alert')).getByRole('link', { name: words }))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: question, description: words }))
  },
)
