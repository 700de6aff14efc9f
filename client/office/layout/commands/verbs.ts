import type { MessageId } from '../../../i18n/messageId.ts'
import type { IconName } from '../../../ui/Icon.tsx'
import { callerPath } from '../../parts/callerPath.ts'
import { type AskedAtOnce, officeCustomerPath } from '../../parts/customerPath.ts'
import { plain } from '../../parts/matching.ts'
import type { AskedOfOrder } from '../../parts/orderPath.ts'

/** Something that the menu does to an order or a customer, once the reader has said which. */
export type Verb = { readonly label: MessageId; readonly icon: IconName } & (
  | { readonly of: 'order'; readonly ask: AskedOfOrder }
  | { readonly of: 'customer'; readonly pathOf: (userId: string) => string }
)

const askingFor = (ask: AskedAtOnce) => (userId: string) => officeCustomerPath(userId, ask)

export const verbs: readonly Verb[] = [
  { label: 'office.commands.do.reschedule', icon: 'calendar', of: 'order', ask: 'move' },
  { label: 'office.commands.do.assign', icon: 'group', of: 'order', ask: 'assign' },
  { label: 'office.commands.do.cancel', icon: 'close', of: 'order', ask: 'cancel' },
  { label: 'office.commands.do.note', icon: 'note', of: 'order', ask: 'addNote' },
  { label: 'office.commands.do.book', icon: 'phone', of: 'customer', pathOf: callerPath },
  { label: 'office.commands.do.recharge', icon: 'plus', of: 'customer', pathOf: askingFor('recharge') },
  { label: 'office.commands.do.reward', icon: 'star', of: 'customer', pathOf: askingFor('reward') },
  { label: 'office.commands.do.memo', icon: 'edit', of: 'customer', pathOf: askingFor('memo') },
]

type LabelOf = (label: MessageId) => string

/** "recharge avery" → that verb, and "avery"; undefined where the text does not begin with a verb and go on. */
export function saidVerb(
  typed: string,
  labelOf: LabelOf,
): { readonly verb: Verb; readonly rest: string } | undefined {
  const text = typed.trim()
  for (const verb of verbs) {
    const label = labelOf(verb.label)
    const [first = ''] = label.split(' ')
    const said = [label, first].find((words) => plain(text).startsWith(`${plain(words)} `))
    if (said) return { verb, rest: text.slice(said.length).trim() }
  }
  return undefined
}

/** The verbs that contain the text. */
export function verbsNamed(typed: string, labelOf: LabelOf): readonly Verb[] {
  return verbs.filter(({ label }) => plain(labelOf(label)).includes(plain(typed.trim())))
}
