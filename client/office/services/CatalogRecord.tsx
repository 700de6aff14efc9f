import { useQuery } from '@apollo/client/react'
import { useIntl } from 'react-intl'
import { ConditionKind, nameOf, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { atOnce, usePages } from '../../api/list/usePages.ts'
import { writeMonths } from '../../format/offeredMonths.ts'
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

interface CatalogRecordProps {
  /** Of this service alone; without it, of the whole catalogue. */
  readonly subjectId?: string
}

type Change = NonNullable<CatalogRecordQuery['officeChanges']>['edges'][number]['node']

/** What the office changed of the catalogue, newest first. */
export function CatalogRecord({ subjectId }: CatalogRecordProps) {
  const text = useText()
  const intl = useIntl()
  const reader = { text, months: (months: readonly number[]) => writeMonths(intl, months) }
  const chosen = { subjectId: subjectId ?? null }
  const record = usePages(CatalogRecordDocument, 'officeChanges', chosen, atOnce(20))
  const conditions = conditionsOf(record.data ?? [], useConditions())
  return (
    <RecordDrawer
      record={record}
      wordsOf={(change, place) => ({
        action: text(`officeItems.did.${change.action}` as MessageId),
        subject: subjectOf(text, change),
        fields: catalogFields(reader, change, conditions[place] ?? { before: undefined, after: undefined }),
      })}
    />
  )
}

/** A rate has no name but its catalog's. */
function subjectOf(text: Text, { subject, subjectId, partName, subjectName }: Change): string {
  if (subject === 'Setting') return text(`catalog.${nameOf(ServiceCatalog, subjectId)}` as MessageId)
  return [partName, subjectName].filter(Boolean).join(' · ')
}

/** The current condition of every additional item, as its number. */
function useConditions(): ReadonlyMap<string, string> {
  const { data } = useQuery(RecordedItemsDocument, {
    context: { overlay: 'never' },
  })
  const items = [data?.cleaning, data?.lawn, data?.snow].flatMap((catalog) => catalog ?? [])
  return new Map(items.map(({ id, conditionKind }) => [id, String(ConditionKind[conditionKind])]))
}
