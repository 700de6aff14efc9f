import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import type { PropertyClass } from './propertyQuestions.ts'

/** The hint, in bedrooms or garages, of classes whose size few people know (decision B4). */
const hints: Partial<Record<MessageId, MessageId>> = {
  'property.2.1': 'addresses.hint.2.1',
  'property.2.2': 'addresses.hint.2.2',
  'property.2.3': 'addresses.hint.2.3',
  'property.7.1': 'addresses.hint.7.1',
  'property.7.3': 'addresses.hint.7.3',
  'property.7.4': 'addresses.hint.7.4',
}

/** The classes of a property fact as options, each with its hint. Needs the text parts `address` and `lookups`. */
export function PropertyOptions({ classes }: { readonly classes: readonly PropertyClass[] }) {
  const text = useText()
  const named = (label: MessageId) => {
    const hint = hints[label]
    const name = text(label)
    return hint ? text('addresses.hint.beside', { name, hint: text(hint) }) : name
  }
  return classes.map(({ id, label }) => (
    <option key={id} value={id}>
      {named(label)}
    </option>
  ))
}
