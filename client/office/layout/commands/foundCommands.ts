import type { MessageId } from '../../../i18n/messageId.ts'
import { orderSearchPath } from '../../parts/orderSearchPath.ts'
import type { Place } from '../places.ts'

/** A line of the command menu. */
export interface Command {
  readonly to: string
  readonly label: MessageId
  /** What the line says about the text that was typed, if anything. */
  readonly typed?: string
}

/**
 * The screens whose name holds what was typed, then searches for it: orders by their number, people by whatever a person is found by
 * (decisions I7, I12).
 * @param nameOf a place's name in the reader's language
 */
export function foundCommands(
  typed: string,
  places: readonly Place[],
  nameOf: (place: Place) => string,
): readonly Command[] {
  const text = typed.trim()
  const wanted = plain(text)
  const found = places.filter((place) => plain(nameOf(place)).includes(wanted))
  return [...found.map(({ to, label }) => ({ to, label })), ...(text ? searchesFor(text) : [])]
}

function searchesFor(typed: string): readonly Command[] {
  return [
    { to: orderSearchPath(typed), label: 'office.commands.order', typed },
    { to: `/adminUserList?search=${encodeURIComponent(typed)}`, label: 'office.commands.user', typed },
  ]
}

/** Without regard to case and accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
