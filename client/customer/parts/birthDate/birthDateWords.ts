import { wallClock } from '../../../format/wallClock.ts'
import { chosenLanguage, textOf } from '../../../i18n/intlStore.ts'
import type { MessageId } from '../../../i18n/messageId.ts'
import { birthDateFault, datePartsOf, latestBirthDate } from './birthDateParts.ts'

/** Says what is wrong with a date of birth. @param id of a text that chooses by `kind` */
export function birthDateWords(id: MessageId): (value: unknown) => string {
  return (value) => {
    const fault = birthDateFault(String(value), latestBirthDate())
    const { year, month, day } = datePartsOf(String(value))
    const kind = fault?.kind ?? 'whole'
    if (kind !== 'day') return textOf(id, { kind, year, month, day })
    const name = chosenLanguage().intl.formatDate(wallClock(`2000-${month}`), {
      month: 'long',
      timeZone: 'UTC',
    })
    return textOf(id, { kind, year, month: name, day: String(Number(day)) })
  }
}
