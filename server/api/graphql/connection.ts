import type { Language } from '../../../schema/rules/enumerations.ts'
import type { ListPage, PageAsked } from '../../kernel/listCursor.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { accepted } from './invalidInput.ts'

/** Which page a query asks for, with nothing in the place of an `after` that is null. */
export function pageAsked(args: {
  readonly first: number
  readonly after?: string | null | undefined
}): PageAsked {
  return { first: args.first, after: args.after ?? undefined }
}

/**
 * A page as a cursor connection; how long the whole list is, is counted only where a query asks.
 * @param node what GraphQL makes of an entry
 * @throws GraphQLError BAD_USER_INPUT for a size or a cursor that is none
 */
export function connection<View, Node>(
  page: ListPage<View> | Rejection,
  node: (view: View) => Node,
  language: Language,
) {
  const { nodes, cursors, hasNextPage, count } = accepted(page, language)
  return {
    edges: nodes.map((view, place) => ({ cursor: cursors[place], node: node(view) })),
    pageInfo: { hasNextPage, endCursor: cursors.at(-1) ?? null },
    get totalCount() {
      return count()
    },
  }
}
