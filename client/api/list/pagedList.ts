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
 * How the cache stores a list that is read by `first` and `after`: as one list, whatever the sizes of its pages. A page from the beginning
 * renews the head and keeps the rest; a page behind a cursor replaces its part. A moved entry appears once. A field without `after` stores
 * its few entries as they are.
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

/** The known entries that follow a page: none if the page shares no entry with them, because others may be between. */
function rest(known: readonly Edge[], page: readonly Edge[]): readonly Edge[] {
  const cursors = new Set(page.map(({ cursor }) => cursor))
  const last = known.findLastIndex(({ cursor }) => cursors.has(cursor))
  return last < 0 ? [] : known.slice(last + 1)
}

function without(edges: readonly Edge[], others: readonly Edge[]): readonly Edge[] {
  const known = new Set(others.map(identityOf))
  return edges.filter((edge) => !known.has(identityOf(edge)))
}

/** A moved entry has another cursor; an entry without an id is identified by its cursor. */
function identityOf({ cursor, node }: Edge): string {
  return '__ref' in node ? node.__ref : cursor
}
