import type { Language } from '../../../schema/rules/enumerations.ts'
import type { ListPage, PageAsked } from '../../kernel/pages.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { Arg, type ClassType, Field, Int, nullable, ObjectType } from './decorators.ts'
import { accepted } from './invalidInput.ts'

@ObjectType({ description: 'Whether a list continues.' })
class PageInfo {
  @Field(() => Boolean, 'There is more after this page.')
  hasNextPage!: boolean

  @Field(() => String, 'Cursor of the last entry; null on an empty page.', nullable)
  endCursor!: string | null
}

@ObjectType({ description: 'A numbered page of a list.' })
export abstract class NumberedPage {
  @Field(() => Int, 'Entries of the whole list.')
  totalCount!: number

  @Field(() => Int, 'Which page this is; the first is 1.')
  page!: number

  @Field(() => Int, 'How many entries a page holds: 10, 20 or 50.')
  pageSize!: number
}

/** A page of a list in the usual form of GraphQL: its entries, each with a cursor. */
export interface Connection<Node> {
  readonly edges: readonly { readonly cursor: string; readonly node: Node | Promise<Node> }[]
  readonly pageInfo: PageInfo
  readonly totalCount: Promise<number>
}

/** A list in the schema. */
interface ListWords {
  /** Names the two types: `Order` makes `OrderEdge` and `OrderConnection`. */
  readonly name: string
  /** Describes a page. */
  readonly page: string
  readonly isCounted?: boolean
}

/** The types of a list's page: GraphQL has no generics, so each list needs its own two. */
export function connectionOf<Node extends object>(
  nodeType: ClassType<Node>,
  { name, page, isCounted = true }: ListWords,
): ClassType<Connection<Node>> {
  @ObjectType(`${name}Edge`, { description: 'An entry of a list and its place.' })
  class ListEdge {
    @Field(() => String, 'Pass as `after` to read on from here.')
    cursor!: string

    @Field(() => nodeType, 'The entry.')
    node!: Node
  }

  @ObjectType(`${name}Connection`, { description: page })
  class ListConnection {
    @Field(() => [ListEdge], 'The entries of this page.')
    edges!: ListEdge[]

    @Field(() => PageInfo, 'Whether there is more.')
    pageInfo!: PageInfo

    totalCount!: Promise<number>
  }
  if (isCounted) Field(() => Int, 'Entries of the whole list.')(ListConnection.prototype, 'totalCount')
  return ListConnection
}

/** The argument `first` of a list. @param size the default @param most the allowed maximum, for the description */
export const First = (size: number, most = '100') =>
  Arg('first', () => Int, `How many at most, 1 to ${most}.`, { defaultValue: size })

/** The argument `after` of a list. */
export const After = (description = 'Read on from this cursor.') =>
  Arg('after', () => String, description, nullable)

export type Cursor = string | null | undefined

/** Which page a query asks for, with nothing in the place of an `after` that is null. */
export function pageAsked({ first, after }: { readonly first: number; readonly after?: Cursor }): PageAsked {
  return { first, after: after ?? undefined }
}

/**
 * A page as a cursor connection; the total is counted only on request.
 * @param node the GraphQL node of an entry, if it is not the entry itself
 * @throws GraphQLError BAD_USER_INPUT for an invalid size or cursor
 */
export function connection<View, Node = View>(
  page: ListPage<View> | Rejection,
  language: Language,
  node = (view: View): Node | Promise<Node> => view as unknown as Node,
): Connection<Node> {
  const { nodes, cursors, hasNextPage, count } = accepted(page, language)
  return {
    edges: nodes.map((view, place) => ({ cursor: cursors[place] ?? '', node: node(view) })),
    pageInfo: { hasNextPage, endCursor: cursors.at(-1) ?? null },
    get totalCount() {
      return count()
    },
  }
}
