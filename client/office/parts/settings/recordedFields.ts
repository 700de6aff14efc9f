import type { MessageId } from '../../../i18n/messageId.ts'
import type { useText } from '../../../i18n/useText.ts'

/** A field as the server recorded it: its name on the wire, and both values as texts, null without one. */
export interface WireField {
  readonly field: string
  readonly before?: string | null
  readonly after?: string | null
}

/** A field as text; a missing value is empty. */
export interface RecordedField {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** How a record shows a field: its label, and labels for its values if needed. */
export interface FieldWords {
  readonly label: MessageId
  readonly write?: (value: string) => string
}

export type Text = ReturnType<typeof useText>

/** Fields as text. A field without a label keeps its recorded name; one that is empty on both sides is left out. */
export function recordedFields(
  text: Text,
  fields: readonly WireField[],
  words: Readonly<Record<string, FieldWords>>,
): RecordedField[] {
  return fields
    .map(({ field, before, after }) => {
      const { label, write = (value: string) => value } = words[field] ?? {}
      const say = (value: string | null | undefined) => (value ? write(value) : '')
      return { label: label ? text(label) : field, before: say(before), after: say(after) }
    })
    .filter(({ before, after }) => Boolean(before || after))
}

/** A boolean of the record. */
export function yesOrNo(text: Text): (value: string) => string {
  return (value) => text(value === 'true' ? 'office.record.yes' : 'office.record.no')
}
