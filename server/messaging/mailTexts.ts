import en from '../../schema/mails/en.json' with { type: 'json' }
import fr from '../../schema/mails/fr.json' with { type: 'json' }
import ind from '../../schema/mails/ind.json' with { type: 'json' }
import zh from '../../schema/mails/zh.json' with { type: 'json' }
import { businessRules } from '../../schema/rules/businessRules.ts'
import { clockWords } from '../../schema/rules/clockWords.ts'
import { type Language, languageTags } from '../../schema/rules/enumerations.ts'
import type { TextName } from '../../schema/rules/textNotes.ts'
import { type Params, type Texts, translate } from '../kernel/texts.ts'

export type MailTextKey = TextName<typeof en>

const texts: Texts<MailTextKey> = { en, fr, zh, ind }

/** Speaks one language: texts, money, days and hours as its readers write them. */
export interface MailTranslator {
  readonly language: Language
  /** The language as browsers know it, such as hi-IN for the stored `ind` (decision A13). */
  readonly tag: string
  t(key: MailTextKey, params?: Params): string
  /** @param cents may be negative */
  money(cents: number): string
  /** Points and what they are worth. */
  price(points: number): string
  points(points: number): string
  /** @param thousandths thousandths of a percent, such as 9975 */
  percent(thousandths: number): string
  /** Wednesday, November 25, 2026. */
  day(date: Temporal.PlainDate): string
  /** Wednesday. */
  weekday(date: Temporal.PlainDate): string
  /** November 25, 2026. */
  shortDay(date: Temporal.PlainDate): string
  /** May 2026. */
  month(date: Temporal.PlainDate): string
  /** 2:30 PM, as screens have it. */
  time(time: Temporal.PlainTime): string
}

const ANY_DAY = Temporal.PlainDate.from('2026-01-01')

const translators: Partial<Record<Language, MailTranslator>> = {}

/** The translator of a language, made once: making one takes longer than all that it says in a mail. */
export function translatorFor(language: Language): MailTranslator {
  translators[language] ??= newTranslator(language)
  return translators[language]
}

function newTranslator(language: Language): MailTranslator {
  const tag = languageTags[language]
  const t = (key: MailTextKey, params?: Params) =>
    translate(texts, { key, language, ...(params && { params }) })
  const dollars = new Intl.NumberFormat(tag, { style: 'currency', currency: 'CAD' })
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 })
  const money = (cents: number) => dollars.format(cents / 100)
  return {
    language,
    tag,
    t,
    money,
    points: (points) => t('value.points', { points }),
    price: (points) =>
      t('value.price', { points, dollars: money((points * 100) / businessRules.pointsPerDollar) }),
    percent: (thousandths) => share.format(thousandths / 100_000),
    day: dates(tag, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
    weekday: dates(tag, { weekday: 'long' }),
    shortDay: dates(tag, { year: 'numeric', month: 'long', day: 'numeric' }),
    month: dates(tag, { year: 'numeric', month: 'long' }),
    time: times(tag),
  }
}

function dates(tag: string, form: Intl.DateTimeFormatOptions) {
  const write = dated(tag, form)
  return (date: Temporal.PlainDate) => write(date.toPlainDateTime())
}

function times(tag: string) {
  const write = dated(tag, { hour: 'numeric', minute: '2-digit' })
  return (time: Temporal.PlainTime) => clockWords(write(ANY_DAY.toPlainDateTime(time)))
}

/** Not Temporal's own `toLocaleString`: in Chinese it writes 2026/11/24 where months are asked for by name. */
function dated(tag: string, form: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(tag, { ...form, timeZone: 'UTC' })
  return (at: Temporal.PlainDateTime) => format.format(at.toZonedDateTime('UTC').epochMilliseconds)
}
