import { StaffRecordOfChangesDocument, type StaffRecordOfChangesQuery } from '../../../gql/graphql.ts'
import type { MessageId } from '../../../i18n/messageId.ts'
import { useText } from '../../../i18n/useText.ts'
import { RecordDrawer } from '../parts/settings/RecordDrawer.tsx'
import { useRecord } from '../parts/settings/useRecord.ts'

type Change = StaffRecordOfChangesQuery['staffChanges']['edges'][number]['node']

/** What the office changed of staff, groups and the calendar, newest first. */
export function StaffRecordDrawer({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const { nodes, ...record } = useRecord(StaffRecordOfChangesDocument, 'staffChanges', {})
  const changes = nodes?.map(({ cursor, node }) => ({
    key: cursor,
    action: text(`officeStaff.did.${node.action}` as MessageId),
    subject: subjectOf(node),
    adminName: node.adminName,
    at: node.at,
    zoneLabel: node.zoneLabel,
    fields: node.changes,
  }))
  return <RecordDrawer title={text('office.record.title')} onClose={onClose} changes={changes} {...record} />
}

function subjectOf({ part, subjectName }: Change): string {
  return part ? `${part} · ${subjectName}` : subjectName
}
