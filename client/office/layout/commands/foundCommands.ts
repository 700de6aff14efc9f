import { isolated } from '../../../../schema/rules/isolated.ts'
import { placeLine } from '../../../format/addressText.ts'
import { phoneText } from '../../../format/phone.ts'
import { callerPath } from '../../parts/callerPath.ts'
import { officeCustomerPath } from '../../parts/customerPath.ts'
import { looksLikeNumber, plain } from '../../parts/matching.ts'
import { officeOrderPath } from '../../parts/orderPath.ts'
import { orderSearchPath } from '../../parts/orderSearch.ts'
import type { Place } from '../places.ts'
import { type Command, type CommandGroup, type Finding, SHOWN } from './commandEntries.ts'
import { crewsOf } from './foundCrews.ts'
import type { CommandHitsQuery, CommandHitsQueryVariables } from './hits.generated.ts'
import { saidVerb, type Verb, verbs, verbsNamed } from './verbs.ts'

/** What the server is asked for: after a verb the text behind it, and only orders that have yet to begin for a verb on orders. */
export function questionOf(typed: string, text: Finding['text']): CommandHitsQueryVariables {
  const said = saidVerb(typed, text)
  if (said?.verb.of !== 'order') return { text: said?.rest ?? typed.trim() }
  return { text: said.rest, statuses: ['Pending', 'Confirmed'] }
}

/**
 * What the input may mean, by kind: screens and verbs by their names, customers, orders, crews and their people; orders come first for
 * input that looks like an order number. After a verb and a space: what it can be done to. While nothing is known yet, the menu offers to
 * search (decisions I7, I12, W7).
 */
export function foundCommands(typed: string, finding: Finding): readonly CommandGroup[] {
  const { text, hits } = finding
  const said = saidVerb(typed, text)
  if (said) return filled([{ heading: said.verb.label, commands: objectsOf(said.verb, finding) }])
  const words = typed.trim()
  const screens = screensOf(words, finding)
  const named = [
    { heading: 'office.commands.screens', commands: screens },
    {
      heading: 'office.commands.actions',
      commands: verbsNamed(words, text).map((verb) => begun(verb, text)),
    },
  ] as const
  if (!words) return filled(named)
  const customers = { heading: 'office.nav.users', commands: peopleOf(words, finding) } as const
  const orders = { heading: 'office.nav.orders', commands: ordersOf(words, finding) } as const
  const crews = crewsOf(words, finding)
  if (looksLikeNumber(words)) return filled([orders, ...named, customers, ...crews])
  // what is found already comes before the offer to search
  return filled(hits ? [...named, customers, orders, ...crews] : [...named, ...crews, customers])
}

/** Screens by their names, then those found by another word for what is done there. */
function screensOf(words: string, { places, text }: Finding): readonly Command[] {
  const typed = plain(words)
  const isNamed = ({ label }: Place) => plain(text(label)).includes(typed)
  const isMeant = ({ keywords }: Place) =>
    keywords !== undefined &&
    plain(text(keywords))
      .split(/[,、] ?/)
      .some((keyword) => keyword.startsWith(typed))
  const others = places.filter((place) => !isNamed(place) && isMeant(place))
  return [...places.filter(isNamed), ...others].map(({ to, icon, label }) => ({
    to,
    icon,
    label: text(label),
  }))
}

function filled(groups: readonly CommandGroup[]): readonly CommandGroup[] {
  return groups.filter(({ commands }) => commands.length > 0)
}

/** Goes on with the verb's name, so that the reader says what it is about. */
function begun({ label, icon, of }: Verb, text: Finding['text']): Command {
  const facts = text(of === 'order' ? 'office.commands.which.order' : 'office.commands.which.customer')
  return {
    icon,
    label: text(label),
    facts,
    enter: 'office.commands.goOn',
    to: { goOnWith: `${text(label)} ` },
  }
}

/** What a verb can be done to: the orders that allow it, the next visit first, or customers. */
function objectsOf(verb: Verb, { hits, ...finding }: Finding): readonly Command[] {
  if (!hits) return []
  const { icon } = verb
  if (verb.of === 'customer')
    return hits.customers.items.slice(0, SHOWN).map((person) => ({
      ...personEntry(person),
      icon,
      enter: verb.label,
      to: verb.pathOf(person.id),
    }))
  return nextFirst(hits, finding)
    .filter(({ officeMay }) => officeMay[verb.ask])
    .slice(0, SHOWN)
    .map((node) => ({
      ...orderEntry(node, finding),
      icon,
      enter: verb.label,
      to: officeOrderPath(node.order.orderNo, verb.ask),
    }))
}

type Person = CommandHitsQuery['customers']['items'][number]

function peopleOf(words: string, { hits, text }: Finding): readonly Command[] {
  const to = `/adminUserList?search=${encodeURIComponent(words)}`
  const all: Command = {
    to,
    icon: 'search',
    enter: 'office.commands.title',
    label: text('office.commands.user', { text: words }),
  }
  if (!hits) return [all]
  const { items, totalCount } = hits.customers
  const shown = items.slice(0, SHOWN).map(personEntry)
  const found = [...shown, ...items.slice(0, 1).map((person) => bookingFor(person, text))]
  return totalCount > shown.length ? [...found, all] : found
}

/** Books for the customer who matches best. */
function bookingFor({ id, userNo, firstName, lastName }: Person, text: Finding['text']): Command {
  const name = isolated(`${firstName} ${lastName}`.trim() || userNo)
  return { to: callerPath(id), icon: 'phone', label: text('office.commands.book', { name }) }
}

function personEntry({
  id,
  userNo,
  firstName,
  lastName,
  email,
  phoneNo,
  addresses: [home],
}: Person): Command {
  const name = `${firstName} ${lastName}`.trim()
  const facts = [phoneNo ? phoneText(phoneNo) : email, ...(home ? [placeLine(home)] : [])]
  return {
    to: officeCustomerPath(id),
    icon: 'user',
    label: name ? `${isolated(name)} · ${userNo}` : userNo,
    facts: facts.filter(Boolean).join(' · '),
  }
}

function ordersOf(words: string, { hits, ...finding }: Finding): readonly Command[] {
  const { text } = finding
  if (!hits) {
    const label = text('office.commands.order', { text: words })
    return [{ to: orderSearchPath(words), icon: 'search', enter: 'office.commands.title', label }]
  }
  const { edges, totalCount } = hits.orderReport
  const shown = nextFirst(hits, finding)
    .slice(0, SHOWN)
    .map((node) => orderEntry(node, finding))
  const [only] = totalCount === 1 ? edges : []
  if (only) return [...shown, ...doneTo(only.node, text)]
  if (totalCount <= shown.length) return shown
  const to = `/adminReports?${new URLSearchParams({ report: 'orders', by: 'Placed', text: words, from: '', to: '' })}`
  const label = text('office.commands.orders', { text: words, count: totalCount })
  return [...shown, { to, icon: 'search', enter: 'office.commands.title', label }]
}

/** The coming visits by their days, then the past ones, newest first. */
function nextFirst(
  { orderReport }: CommandHitsQuery,
  { crews }: Pick<Finding, 'crews'>,
): readonly OrderHit[] {
  const today = crews?.clock.at.slice(0, 10) ?? ''
  const byDay = orderReport.edges
    .map(({ node }) => node)
    .sort((a, b) => (a.order.bookedDate < b.order.bookedDate ? -1 : 1))
  const isComing = ({ order }: OrderHit) => order.bookedDate >= today
  return [...byDay.filter(isComing), ...byDay.filter((hit) => !isComing(hit)).reverse()]
}

/** The verbs that the only order found allows. */
function doneTo({ order: { orderNo }, officeMay }: OrderHit, text: Finding['text']): readonly Command[] {
  return verbs.flatMap((verb) =>
    verb.of === 'order' && officeMay[verb.ask]
      ? [
          {
            icon: verb.icon,
            label: `${text(verb.label)}: ${orderNo}`,
            enter: verb.label,
            to: officeOrderPath(orderNo, verb.ask),
          },
        ]
      : [],
  )
}

type OrderHit = CommandHitsQuery['orderReport']['edges'][number]['node']

function orderEntry({ order, customer }: OrderHit, { dayOf }: Pick<Finding, 'dayOf'>): Command {
  return {
    to: officeOrderPath(order.orderNo),
    icon: 'orders',
    label: order.orderNo,
    status: order.status,
    day: dayOf(order.bookedDate),
    facts: `${order.serviceName} · ${customer.firstName} ${customer.lastName}`,
  }
}
