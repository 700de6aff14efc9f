import type { FieldPolicy, Reference } from '@apollo/client'

interface Edge {
  readonly cursor: string
  readonly node: Reference | object
}

/** A paged list as the cache holds it. */
interface Stored {
  readonly edges: readonly Edge[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

/**
 * How the cache holds a list that is read by `first` and `after`: as one list, however much of it was asked for at once. A page read from
 * the beginning renews the list's head and leaves what is known below it; a page behind a cursor takes its place there. An entry that has
 * moved meanwhile stands once. Where a field has no `after`, its few entries stand by themselves.
 */
export const pagedList: FieldPolicy<Stored | null> = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => !isPaged(args) || !paging.has(name)),
  merge: (known, page, { args }) => (known && page && isPaged(args) ? joined(known, page, args.after) : page),
}

const paging: ReadonlySet<string> = new Set(['first', 'after'])

function isPaged(args: Readonly<Record<string, unknown>> | null): args is Readonly<Record<string, unknown>> {
  return args !== null && 'after' in args
}

function joined(known: Stored, page: Stored, after: unknown): Stored {
  const behind = after ? known.edges.findIndex(({ cursor }) => cursor === after) + 1 || known.edges.length : 0
  const above = known.edges.slice(0, behind)
  const fresh = without(page.edges, above)
  const below = page.pageInfo.hasNextPage
    ? without(rest(known.edges.slice(behind), page.edges), [...above, ...page.edges])
    : []
  const { pageInfo } = below.length > 0 ? known : page
  return { ...known, ...page, pageInfo, edges: [...above, ...fresh, ...below] }
}

/** What is known to follow a page: nothing where the page has no entry in common with what was known, as there may be others between. */
function rest(known: readonly Edge[], page: readonly Edge[]): readonly Edge[] {
  const cursors = new Set(page.map(({ cursor }) => cursor))
  const last = known.findLastIndex(({ cursor }) => cursors.has(cursor))
  return last < 0 ? [] : known.slice(last + 1)
}

function without(edges: readonly Edge[], others: readonly Edge[]): readonly Edge[] {
  const known = new Set(others.map(identityOf))
  return edges.filter((edge) => !known.has(identityOf(edge)))
}

/** Who moved has another cursor; what has no id of its own is told by its cursor. */
function identityOf({ cursor, node }: Edge): string {
  return '__ref' in node ? node.__ref : cursor
}
