import type { Language } from '../../../schema/rules/enumerations.ts'
import { findPriceLineItems } from '../../catalog/priceLineItems.store.ts'
import { findServices } from '../../catalog/services.store.ts'
import type { Db } from '../../kernel/database.ts'
import { propertyLabel } from '../../kernel/lookups.ts'
import type { OfficeChangeView } from '../../kernel/officeChanges.store.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { fieldChangesOf } from '../graphql/fieldChange.graphql.ts'
import type { CatalogChange } from './catalogChanges.graphql.ts'

/** An entry of the record; who it was is resolved only where a query asks. */
export type CatalogChangeNode = Omit<CatalogChange, 'adminName'> & { readonly adminId: string }

/** Entries with the names of what they are about, looked up once for all of them. */
export async function catalogChangeNodes(
  db: Db,
  changes: readonly OfficeChangeView[],
  { language, now }: { readonly language: Language; readonly now: Temporal.Instant },
): Promise<readonly CatalogChangeNode[]> {
  const subjects = [...new Set(changes.map(({ subject }) => subject.id))]
  const parts = changes.flatMap(({ part }) => part ?? [])
  const [services, items] = await Promise.all([
    findServices(db, subjects),
    findPriceLineItems(db, [...subjects, ...parts]),
  ])
  const { additionalItems, checkPoints } = items.asOf(now)
  const names = new Map([
    ...services.map(({ serviceId, name }) => [serviceId, name] as const),
    ...[...additionalItems].map(([id, item]) => [id, propertyLabel(item, language)] as const),
    ...[...checkPoints].map(([id, { itemName }]) => [id, itemName] as const),
  ])
  return changes.map((change) => changeNode(change, names))
}

function changeNode(change: OfficeChangeView, names: ReadonlyMap<string, string>): CatalogChangeNode {
  const { id, at, adminId, action, subject, part } = change
  return {
    id,
    at: zonedMoment(at),
    adminId,
    action,
    subject: subject.kind,
    subjectId: subject.id,
    subjectName: names.get(subject.id) ?? '',
    checkPointId: part ?? null,
    checkPointName: part === undefined ? null : (names.get(part) ?? ''),
    fields: fieldChangesOf(change),
  }
}
