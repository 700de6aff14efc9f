import type { ListPage, PageAsked } from '../../kernel/pages.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'

/** Reads a page of a list. */
type ReadPage<View> = (asked: PageAsked) => Promise<ListPage<View> | Rejection>

/** A list from its first entry to its last. */
export interface Whole<View> {
  readonly pages: AsyncIterable<readonly View[]>
  /** How many entries it has. */
  readonly count: () => Promise<number>
}

const MOST = 100

/**
 * A whole list page by page, each read when the one before was taken: no more than one page is ever held. The first is read at once, so
 * that a wrong filter is refused before anything leaves.
 * @returns the rejection of the first page
 */
export async function allPages<View>(read: ReadPage<View>): Promise<Whole<View> | Rejection> {
  const first = await read({ first: MOST })
  return isRejection(first) ? first : { pages: following(first, read), count: first.count }
}

async function* following<View>(
  first: ListPage<View>,
  read: ReadPage<View>,
): AsyncGenerator<readonly View[]> {
  let page = first
  yield page.nodes
  while (page.hasNextPage) {
    const next = await read({ first: MOST, after: page.cursors.at(-1) })
    if (isRejection(next)) throw new Error(`a list refuses its own cursor: ${next.rejected}`)
    page = next
    yield page.nodes
  }
}
