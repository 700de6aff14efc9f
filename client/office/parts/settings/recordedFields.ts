import type { MessageId } from '../../../i18n/messageId.ts'
import type { useText } from '../../../i18n/useText.ts'

/** A field as the server recorded it: its name on the wire, and both sides as texts, null where there was none. */
export interface WireField {
  readonly field: string
  readonly before?: string | null
  readonly after?: string | null
}

/** A field in words; a side without a value is empty. */
export interface RecordedField {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** How a record speaks of a field: its name, and its values where they are not words by themselves. */
export interface FieldWords {
  readonly label: MessageId
  readonly write?: (value: string) => string
}

export type Text = ReturnType<typeof useText>

/** Fields in words. One without words of its own keeps the name it was recorded under; one that is empty on both sides is left out. */
export function recordedFields(
  text: Text,
  fields: readonly WireField[],
  words: Readonly<Record<string, FieldWords>>,
): RecordedField[] {
  return fields
    .filter(({ before, after }) => Boolean(before || after))
    .map(({ field, before, after }) => {
      const { label, write = (value: string) => value } = words[field] ?? {}
      const say = (value: string | null | undefined) => (value ? write(value) : '')
      return { label: label ? text(label) : field, before: say(before), after: say(after) }
    })
}

/** A flag of the record. */
export function yesOrNo(text: Text): (value: string) => string {
  return (value) => text(value === 'true' ? 'office.record.yes' : 'office.record.no')
}
