import { useQuery } from '@apollo/client/react'
import { ConditionKind } from '../../../schema/rules/enumerations.ts'
import { atOnce, usePages } from '../../api/list/usePages.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { RecordDrawer } from '../parts/settings/RecordDrawer.tsx'
import type { Text } from '../parts/settings/recordedFields.ts'
import { catalogFields, conditionsOf } from './catalogRecord.ts'
import {
  CatalogRecordDocument,
  type CatalogRecordQuery,
  RecordedItemsDocument,
} from './services.generated.ts'

interface CatalogRecordDrawerProps {
  /** Of this service alone; without it, of the whole catalogue. */
  readonly subjectId: string | undefined
}

type Change = NonNullable<CatalogRecordQuery['officeChanges']>['edges'][number]['node']

/** What the office changed of the catalogue, newest first. */
export function CatalogRecordDrawer({ subjectId }: CatalogRecordDrawerProps) {
  const text = useText()
  const chosen = { subjectId: subjectId ?? null }
  const record = usePages(CatalogRecordDocument, 'officeChanges', chosen, atOnce(20))
  const { nodes } = record
  const conditions = conditionsOf(nodes ?? [], useConditions())
  const changes = nodes?.map((node, place) => ({
    key: node.id,
    action: text(`officeItems.did.${node.action}` as MessageId),
    subject: subjectOf(text, node),
    adminName: node.adminName,
    at: node.at.at,
    zoneLabel: node.at.zoneLabel,
    isWhole: !node.action.endsWith('Saved'),
    fields: catalogFields(text, node, conditions[place] ?? { before: undefined, after: undefined }),
  }))
  return <RecordDrawer title={text('office.record.title')} changes={changes} record={record} />
}

/** A rate has no name but its catalog's. */
function subjectOf(text: Text, { subject, subjectId, partName, subjectName }: Change): string {
  if (subject === 'Setting') return text(`serviceCatalog.${subjectId}` as MessageId)
  return [partName, subjectName].filter(Boolean).join(' · ')
}

/** The current condition of every additional item, as its number. */
function useConditions(): ReadonlyMap<string, string> {
  const { data } = useQuery(RecordedItemsDocument, {
    context: { isQuiet: true },
  })
  const items = [data?.cleaning, data?.lawn, data?.snow].flatMap((catalog) => catalog ?? [])
  return new Map(items.map(({ id, conditionKind }) => [id, String(ConditionKind[conditionKind])]))
}
