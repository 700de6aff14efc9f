import type { Db } from '../../kernel/database.ts'
import type { Page, PageQuestion } from '../../kernel/pages.ts'
import { pageRows } from '../../kernel/pages.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import type { SeriesView } from './seriesView.ts'

/** The customer's series; none until the read model is there. */
export async function seriesOfCustomer(_db: Db, _userId: string): Promise<readonly SeriesView[]> {
  return []
}

/** A page of all series; none until the read model is there. */
export async function listSeries(_db: Db, asked: PageQuestion): Promise<Page<SeriesView> | Rejection> {
  const rows = pageRows(asked)
  return isRejection(rows) ? rows : { items: [], totalCount: 0 }
}
