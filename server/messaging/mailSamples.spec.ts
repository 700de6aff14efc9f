import { describe, expect, it } from 'vitest'
import { languages } from '../../schema/rules/enumerations.ts'
import {
  orderMailKinds,
  orderMaterial,
  sampleMail,
  sampleSystemMail,
  seriesMailKinds,
  seriesMaterial,
  systemMailKinds,
} from '../testing/mailSamples.ts'
import { admin, assigned, cancelled, moved, placed, seasonPlaced } from '../testing/orderStory.ts'
import { mailHtml } from './mailHtml.ts'
import type { MailKind, OrderMailKind, SeriesMailKind } from './mailKinds.ts'
import { mailPlainText } from './mailPlainText.ts'
import { translatorFor } from './mailTexts.ts'
import { orderMail } from './orderMail.ts'
import { seriesMail } from './seriesMail.ts'

const kinds: readonly MailKind[] = [
  ...orderMailKinds,
  ...seriesMailKinds,
  'rechargeReceipt',
  ...systemMailKinds,
]
const en = translatorFor('en')

/** Looked at by people: a change of any word shows in the diff of `samples/`. */
describe.each(languages)('mails in %s', (language) => {
  const translator = translatorFor(language)
  it.each(kinds)('%s reads as in its sample', async (kind) => {
    const document = sampleMail(kind, language)
    const text = `${document.subject}\n${'='.repeat(60)}\n${mailPlainText(document, translator)}`
    // what the zone is called on a day ahead is as new as the machine's time zone data
    await expect(text.replaceAll(/\bM[DS]T\b/g, 'MST')).toMatchFileSnapshot(`samples/${kind}.${language}.txt`)
  })

  it.each(kinds)('%s says in HTML what its plain text says, and fetches nothing', (kind) => {
    const document = sampleMail(kind, language)
    const page = mailHtml(document, translator)
    for (const block of document.blocks)
      if (block.kind === 'text') expect(page).toContain(block.text.replaceAll("'", '&#39;'))
    expect(page).toContain(`<html lang="${translator.tag}"`)
    expect(page).not.toMatch(/<img|<script|<link|@import|url\(/)
  })
})

it.each(['activation', 'resetCode'] as const)(
  '%s says nothing a stranger typed to a mailbox nobody has confirmed',
  (kind) => {
    const document = sampleSystemMail(kind, { isActive: false, firstName: 'Win $500 at evil' }, 'en')
    const text = mailPlainText(document, en)
    expect(text).toContain('Hello,')
    expect(text).not.toMatch(/evil|you are a customer/)
  },
)

describe('a mail about recurring visits', () => {
  const text = (kind: SeriesMailKind, about: Parameters<typeof seriesMaterial>[0]) =>
    mailPlainText(seriesMail(kind, seriesMaterial(about), en), en)

  it.each([
    ['points', 'weren’t enough points'],
    ['price', 'price went up'],
    ['full', 'no free time'],
    ['stopped', 'couldn’t book this visit.'],
    ['late', 'in time'],
  ] as const)('says that one is missed because of %s, and leads to another day', (reason, words) => {
    const missed = { type: 'series.visit-missed', data: { occurrence: '2026-12-08', reason } } as const
    const told = text('seriesMissed', missed)
    expect(told).toContain(words)
    expect(told).toContain('https://book.aspenrow.example/selectServiceTime/1/address-1/service-1')
  })

  it('names the day of the first visit once it is booked, and its week before', () => {
    const start = { occurrence: '2026-12-08' }
    const { series } = seriesMaterial(start)
    const begun = (visits = series.visits) =>
      mailPlainText(seriesMail('seriesBegun', seriesMaterial(start, { visits }), en), en)
    expect(begun()).toContain('starting the week of Monday, December 7, 2026.')
    const booked = { state: 'placed', orderId: 'order-1', date: '2026-12-09' } as const
    expect(begun(new Map([['2026-12-08', booked]]))).toContain('starting on Wednesday, December 9, 2026.')
  })

  it('says how long a pause is, or that it is open', () => {
    const paused = text('seriesPaused', { type: 'series.paused', data: { from: '2026-12-20' } })
    expect(paused).toContain('from Sunday, December 20, 2026 on, until you resume them')
  })

  it('names the last day on which what is missing can come in', () => {
    const waiting = { occurrence: '2026-12-08', points: 14_820, missingPoints: 2_320 }
    expect(text('seriesPoints', waiting)).toMatch(/Recharge by Saturday, December 5, 2026[\s\S]*2,320 points/)
  })
})

describe('an order mail', () => {
  const rhythm = { everyWeeks: 2, first: '2026-11-09', slot: 1, time: '09:30' } as const
  const visitMail = (kind: OrderMailKind, date: string) =>
    mailPlainText(orderMail(kind, orderMaterial([placed()], { visit: { date, rhythm } }), en), en)

  it('of a recurring visit says how it repeats, and that it was moved where its day was full', () => {
    const told = visitMail('orderReceived', '2026-11-23')
    expect(told).toMatch(/Repeats: Every 2 weeks · Monday, 9:30\sAM/)
    expect(told).not.toContain('moved')
    expect(visitMail('orderReceived', '2026-11-24')).toContain(
      'no room at the usual time on Tuesday, November 24, 2026, so we moved',
    )
  })

  it('of a completed visit asks whether it should repeat, once it does not', () => {
    const link = 'https://book.aspenrow.example/userOrderDetail/A7K2M9?repeat=4'
    expect(mailPlainText(orderMail('orderCompleted', orderMaterial([placed()]), en), en)).toContain(link)
    expect(visitMail('orderCompleted', '2026-11-23')).not.toContain('repeat')
    const season = orderMail('orderCompleted', orderMaterial([seasonPlaced()]), en)
    expect(mailPlainText(season, en)).not.toContain('repeat')
  })

  it('of a cancellation tells what paid for a recharge that was taken back, and what is left', () => {
    const event = cancelled()
    if (event.type !== 'order.cancelled') throw new Error('no cancellation')
    const data = { ...event.data, recoveredRewardPoints: 1_500 }
    const document = orderMail('orderCancelled', orderMaterial([placed(), { ...event, data }]), en)
    const text = mailPlainText(document, en)
    expect(text).toMatch(/Taken for a reversed recharge\W+1,500/)
    expect(text).toMatch(/Back in your balance\W+13,320/)
  })

  it('takes names, services and addresses as text, never as markup', () => {
    const material = orderMaterial([placed(), assigned()])
    const document = orderMail(
      'orderConfirmed',
      {
        ...material,
        recipient: { ...material.recipient, firstName: '<b onclick="x()">{name}</b>' },
        addressLine: `1 "O'Neil" & Sons <script>`,
      },
      en,
    )
    const page = mailHtml(document, en)
    expect(page).toContain('Hello &lt;b onclick=&quot;x()&quot;&gt;{name}&lt;/b&gt;,')
    expect(page).toContain('1 &quot;O&#39;Neil&quot; &amp; Sons &lt;script&gt;')
    expect(page).not.toContain('<script')
    expect(mailPlainText(document, en)).toContain('Hello <b onclick="x()">{name}</b>,')
  })

  it('names months and seasons, and their own rule of cancelling', () => {
    const season = mailPlainText(
      orderMail('orderConfirmed', orderMaterial([seasonPlaced(), assigned()]), en),
      en,
    )
    expect(season).toContain('When: September 2026 to April 2027')
    expect(season).toContain('we return the points for the months that haven’t started')
    expect(season).not.toContain('24 hours')
  })

  it.each(['orderReceived', 'orderConfirmed'] as const)(
    '%s says what was left of a season that had begun, and nothing of one to come',
    (kind) => {
      const begun = seasonPlaced()
      const told = mailPlainText(orderMail(kind, orderMaterial([begun, assigned()]), en), en)
      expect(told).toContain('6 months were left, that one included. You pay for the full season.')
      const coming = seasonPlaced(2027)
      expect(mailPlainText(orderMail(kind, orderMaterial([coming, assigned()]), en), en)).not.toContain(
        'already started',
      )
    },
  )

  it('names the day alone where no time is booked', () => {
    const lawn = placed({
      serviceCatalog: 2,
      slot: 0,
      bookedFor: { date: '2026-07-03', zone: 'America/Edmonton' },
    })
    expect(mailPlainText(orderMail('orderReceived', orderMaterial([lawn]), en), en)).toContain(
      'When: Friday, July 3, 2026\n',
    )
  })

  it('tells whether another crew comes, and whether the crew stayed with a move', () => {
    const change = { groupId: 'crew-2', staffIds: [], kind: 'change', previousGroupId: 'crew-1' } as const
    const other = { ...assigned(), type: 'order.group-assigned', data: change } as const
    const text = (...life: Parameters<typeof orderMaterial>[0]) =>
      mailPlainText(orderMail('orderConfirmed', orderMaterial(life), en), en)
    expect(text(placed(), assigned(), other)).toContain('A different crew will come')
    expect(text(placed(), assigned())).not.toContain('A different crew')
    const kept = [placed(), assigned(), moved({ groupKept: true }, '2026-11-21T15:00:00Z')]
    const lost = [placed(), assigned(), moved({ groupKept: false }, '2026-11-21T15:00:00Z', admin)]
    const told = (life: Parameters<typeof orderMaterial>[0]) =>
      mailPlainText(orderMail('orderChanged', orderMaterial(life), en), en)
    expect(told(kept)).toContain('as you asked')
    expect(told(kept)).toContain('Your crew and the price stay the same')
    expect(told(lost)).toContain('please call us')
    expect(told(lost)).toContain('We’re finding a crew')
  })
})
