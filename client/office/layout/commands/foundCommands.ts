import { asciiText } from '../../../../schema/rules/asciiText.ts'
import { isolated } from '../../../../schema/rules/isolated.ts'
import { orderNoBeginning } from '../../../../schema/rules/orderNoText.ts'
import type { MessageId } from '../../../i18n/messageId.ts'
import type { IconName } from '../../../ui/Icon.tsx'
import { officeOrderPath } from '../../parts/orderPath.ts'
import { orderSearchPath } from '../../parts/orderSearch.ts'
import type { Place } from '../places.ts'
import type { CommandHitsQuery } from './hits.generated.ts'

/** An entry of the command menu. */
export interface Command {
  readonly to: string
  readonly icon: IconName
  /** Its label: a text, or the found item's own name. */
  readonly label: MessageId | { readonly name: string }
  readonly values?: Readonly<Record<string, string | number>>
  readonly order?: OrderHit
}

type OrderHit = CommandHitsQuery['orderReport']['edges'][number]['node']

/** The most people and orders in the menu; the rest is behind an entry of its own. */
const SHOWN = 4

/**
 * The screens whose name contains the input, and matching people and orders; input that looks like an order number lists orders first.
 * While nothing is known yet, the menu offers to search for them (decisions I7, I12).
 * @param nameOf a place's name in the reader's language
 * @param hits the server's matches; undefined until then
 */
export function foundCommands(
  typed: string,
  {
    places,
    nameOf,
    hits,
  }: { places: readonly Place[]; nameOf: (place: Place) => string; hits?: CommandHitsQuery | undefined },
): readonly Command[] {
  const text = typed.trim()
  const found = places
    .filter((place) => plain(nameOf(place)).includes(plain(text)))
    .map(({ to, icon, label }) => ({ to, icon, label }))
  if (!text) return found
  if (!hits)
    return looksLikeNumber(text) ? [byNumber(text), byPerson(text), ...found] : [...found, byPerson(text)]
  const [people, orders] = [peopleOf(hits, text), ordersOf(hits, text)]
  return looksLikeNumber(text) ? [...orders, ...found, ...people] : [...found, ...people, ...orders]
}

/**
 * Whether it may be an order number, or its beginning: four to eight letters and digits, such as K7M4-2QXP, with any dash, a space or
 * neither.
 */
export function looksLikeNumber(text: string): boolean {
  return orderNoBeginning(text) !== undefined && /(?=.*[a-z]).*\d|-/i.test(asciiText(text))
}

function peopleOf({ customers: { items, totalCount } }: CommandHitsQuery, text: string): Command[] {
  const shown = items.slice(0, SHOWN).map(({ id, userNo, firstName, lastName }) => ({
    to: `/adminUserList?user=${id}`,
    icon: 'user' as const,
    label: { name: `${isolated(`${firstName} ${lastName}`)} · ${userNo}` },
  }))
  return totalCount > shown.length ? [...shown, byPerson(text)] : shown
}

function ordersOf({ orderReport: { edges, totalCount } }: CommandHitsQuery, text: string): Command[] {
  const shown = edges.map(({ node }) => ({
    to: officeOrderPath(node.order.orderNo),
    icon: 'orders' as const,
    label: { name: node.order.orderNo },
    order: node,
  }))
  if (totalCount <= shown.length) return shown
  const all = `/adminReports?${new URLSearchParams({ report: 'orders', by: 'Placed', text, from: '', to: '' })}`
  return [
    ...shown,
    { to: all, icon: 'search', label: 'office.commands.orders', values: { text, count: totalCount } },
  ]
}

function byNumber(text: string): Command {
  return { to: orderSearchPath(text), icon: 'search', label: 'office.commands.order', values: { text } }
}

function byPerson(text: string): Command {
  const to = `/adminUserList?search=${encodeURIComponent(text)}`
  return { to, icon: 'search', label: 'office.commands.user', values: { text } }
}

/** Without regard to case and accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
