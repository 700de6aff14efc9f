import { Field, ID, ObjectType } from 'type-graphql'
import type { Language } from '../../../schema/rules/enumerations.ts'
import type { CatalogReferenceData } from '../../catalog/catalogReferenceData.store.ts'
import { propertyLabel } from '../../kernel/lookups.ts'
import { CatalogChangeAction } from '../../kernel/officeChange.ts'
import type { OfficeChangeView } from '../../kernel/officeChanges.store.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { connectionOf } from '../graphql/connection.ts'
import { CatalogSubject } from '../graphql/enums.ts'
import { FieldChange, fieldChangesOf } from '../graphql/fieldChange.graphql.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'

@ObjectType({ description: 'One change of the catalogue by an administrator.' })
export class CatalogChange {
  /** Whose name is looked up only where a query asks. */
  readonly adminId!: string

  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => OrderMoment, { description: 'When.' })
  at!: OrderMoment

  @Field(() => CatalogChangeAction, { description: 'What was done.' })
  action!: string

  @Field(() => CatalogSubject, { description: 'What it is about.' })
  subject!: string

  @Field(() => ID, {
    description: 'Id of the service or additional item; number of the catalog of a setting.',
  })
  subjectId!: string

  @Field(() => String, {
    description:
      'Name of the service, or condition of the additional item, as of today, removed ones too; empty for a setting.',
  })
  subjectName!: string

  @Field(() => ID, { nullable: true, description: 'Which check point of the service, if one.' })
  checkPointId!: string | null

  @Field(() => String, { nullable: true, description: 'Its name as of today.' })
  checkPointName!: string | null

  @Field(() => [FieldChange], { description: 'Old and new, for the fields that differ.' })
  fields!: FieldChange[]
}

export const CatalogChangeConnection = connectionOf(CatalogChange, {
  name: 'CatalogChange',
  edge: 'One change in the list.',
  node: 'The change.',
  connection: 'A stretch of what administrators changed of the catalogue, newest first.',
  edges: 'The changes.',
})

/** Entries with the names of what they are about. */
export function catalogChangeNodes(
  { ordered, priceLines }: Pick<CatalogReferenceData, 'ordered' | 'priceLines'>,
  changes: readonly OfficeChangeView[],
  { language, now }: { readonly language: Language; readonly now: Temporal.Instant },
): readonly CatalogChange[] {
  const items = priceLines.asOf(now)
  const nameOf = (id: string) => {
    const condition = items.additionalItem(id)
    return condition
      ? propertyLabel(condition, language)
      : (ordered.asOf(id, now)?.name ?? items.checkPoint(id)?.itemName)
  }
  return changes.map((change) => changeNode(change, nameOf))
}

function changeNode(change: OfficeChangeView, nameOf: (id: string) => string | undefined): CatalogChange {
  const { id, at, adminId, action, subject, part } = change
  return {
    id,
    at: zonedMoment(at),
    adminId,
    action,
    subject: subject.kind,
    subjectId: subject.id,
    subjectName: nameOf(subject.id) ?? '',
    checkPointId: part ?? null,
    checkPointName: part === undefined ? null : (nameOf(part) ?? ''),
    fields: fieldChangesOf(change),
  }
}
