import { businessRules } from '../../schema/rules/businessRules.ts'
import { newestRhythm } from '../series/occurrences.ts'
import type { Fact, MailBlock, MailDocument } from './mailDocument.ts'
import { mayBeSwitchedOff, type SeriesMailKind } from './mailKinds.ts'
import type { SeriesMaterial } from './mailMaterial.ts'
import type { MailTranslator } from './mailTexts.ts'
import { repeatsText } from './repeats.ts'

/** A mail about recurring visits (decisions N3 to N9). */
export function seriesMail(
  kind: SeriesMailKind,
  material: SeriesMaterial,
  translator: MailTranslator,
): MailDocument {
  const { series, recipient, serviceName, addressLine } = material
  const { t } = translator
  const { before, facts = [], after = [], link = seriesLink } = contentOf[kind](material, translator)
  const repeats = repeatsText(newestRhythm(series), translator)
  return {
    subject: t(`${kind}.subject`, { service: serviceName, date: visitDay(material, translator) }),
    preview: `${serviceName} · ${repeats}`,
    title: t(`${kind}.title`),
    greeting: t('greeting', { name: recipient.firstName }),
    blocks: [
      { kind: 'text', text: before },
      {
        kind: 'facts',
        rows: [
          [t('label.service'), serviceName],
          [t('label.repeats'), repeats],
          [t('label.where'), addressLine],
          ...facts,
        ],
      },
      ...after.map((text): MailBlock => ({ kind: 'text', text })),
      link(material, translator),
    ],
    footer: t(mayBeSwitchedOff(kind) ? 'footer.order' : 'footer.service', {
      company: businessRules.company.name,
    }),
  }
}

type Link = (material: SeriesMaterial, translator: MailTranslator) => MailBlock

/** What each mail says around the facts that all of them have. */
interface Content {
  readonly before: string
  readonly facts?: readonly Fact[]
  readonly after?: readonly string[]
  /** Where the reader goes on; to the series by default. */
  readonly link?: Link
}

const contentOf: Record<SeriesMailKind, (material: SeriesMaterial, translator: MailTranslator) => Content> = {
  seriesBegun: ({ series, visits }, translator) => ({
    before: translator.t('seriesBegun.body', beginning(series.rhythms[0].first, visits, translator)),
    facts: [priceOfVisit(series.agreedPoints, translator)],
    after: [translator.t('seriesBegun.note')],
  }),
  seriesChanged: ({ series }, translator) => ({
    before: translator.t('seriesChanged.body', { date: dayText(newestRhythm(series).first, translator) }),
    facts: [priceOfVisit(series.agreedPoints, translator)],
  }),
  seriesPaused({ event }, translator) {
    const { from = '', to } = event?.type === 'series.paused' ? event.data : {}
    const days = { from: dayText(from, translator), ...(to !== undefined && { to: dayText(to, translator) }) }
    return { before: translator.t(to === undefined ? 'seriesPaused.open' : 'seriesPaused.body', days) }
  },
  seriesResumed({ event }, translator) {
    const { from } = event?.type === 'series.resumed' ? event.data : { from: '' }
    return { before: translator.t('seriesResumed.body', { date: dayText(from, translator) }) }
  },
  seriesEnded: (_, { t }) => ({ before: t('seriesEnded.body') }),
  seriesMissed({ event }, { t }) {
    const { reason } = event?.type === 'series.visit-missed' ? event.data : { reason: 'late' }
    return {
      before: t('seriesMissed.body', { reason }),
      after: [t('seriesMissed.note')],
      link: bookingLink,
    }
  },
  seriesPoints({ facts }, translator) {
    const { t } = translator
    return {
      before: t('seriesPoints.body', waitingDays(facts, translator)),
      facts: [
        priceOfVisit(facts.points ?? 0, translator),
        [t('label.missing'), translator.price(facts.missingPoints ?? 0)],
      ],
      after: [t('seriesPoints.note')],
      link: ({ publicUrl }) => ({
        kind: 'link',
        label: t('button.recharge'),
        href: `${publicUrl}/userRecharge?points=${facts.missingPoints ?? 0}`,
      }),
    }
  },
  seriesPrice({ series, facts }, translator) {
    const { t } = translator
    const days = waitingDays(facts, translator)
    return {
      before: t('seriesPrice.body', days),
      facts: [
        [t('label.before'), translator.price(series.agreedPoints)],
        [t('label.after'), translator.price(facts.points ?? 0)],
      ],
      after: [t('seriesPrice.note', days)],
      link: (material) => ({ kind: 'link', label: t('button.agree'), href: seriesUrl(material) }),
    }
  },
  seriesStopped: ({ facts }, translator) => ({
    before: translator.t('seriesStopped.body', {
      ...waitingDays(facts, translator),
      phone: businessRules.company.phone,
    }),
  }),
}

/** The day of a visit that waits, and the last day on which it can still be placed (decision N5). */
function waitingDays({ occurrence = '' }: SeriesMaterial['facts'], translator: MailTranslator) {
  if (occurrence === '') return { date: '', by: '' }
  const last = Temporal.PlainDate.from(occurrence).subtract({ days: businessRules.series.lastDays + 1 })
  return { date: dayText(occurrence, translator), by: translator.day(last) }
}

/** The day of the one visit that the mail is about; empty where it is about the whole series. */
function visitDay({ event, facts }: SeriesMaterial, translator: MailTranslator): string {
  const day = event?.type === 'series.visit-missed' ? event.data.occurrence : facts.occurrence
  return dayText(day ?? '', translator)
}

/** The day of the first visit once it is booked; until then its week, because another day of it is taken where its own is full (decision N6). */
function beginning(first: string, visits: SeriesMaterial['visits'], translator: MailTranslator) {
  const visit = visits.get(first)
  if (visit?.state === 'placed') return { from: 'day', date: dayText(visit.date, translator) }
  const day = Temporal.PlainDate.from(first)
  return { from: 'week', date: translator.day(day.subtract({ days: day.dayOfWeek - 1 })) }
}

function dayText(date: string, translator: MailTranslator): string {
  return date === '' ? '' : translator.day(Temporal.PlainDate.from(date))
}

function priceOfVisit(points: number, { t, price }: MailTranslator): Fact {
  return [t('label.perVisit'), price(points)]
}

const seriesLink: Link = (material, { t }) => ({
  kind: 'link',
  label: t('button.series'),
  href: seriesUrl(material),
})

function seriesUrl({ publicUrl, seriesId }: SeriesMaterial): string {
  return `${publicUrl}/userSeries/${encodeURIComponent(seriesId)}`
}

/** The calendar of the same service at the same address. */
const bookingLink: Link = ({ publicUrl, series }, { t }) => {
  const { serviceCatalog, addressId, serviceId } = series
  const route = [serviceCatalog, addressId, serviceId].map(encodeURIComponent).join('/')
  return { kind: 'link', label: t('button.chooseDay'), href: `${publicUrl}/selectServiceTime/${route}` }
}
