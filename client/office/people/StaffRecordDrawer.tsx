import { useIntl } from 'react-intl'
import { atOnce, usePages } from '../../api/list/usePages.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { useGroupName } from '../parts/daysOff/useGroupName.ts'
import { RecordDrawer } from '../parts/settings/RecordDrawer.tsx'
import { StaffRecordOfChangesDocument } from './staff.generated.ts'
import { staffFields, staffSubject } from './staffRecord.ts'

/** What the office changed of staff, groups and the calendar, newest first. */
export function StaffRecordDrawer({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const intl = useIntl()
  const groupName = useGroupName()
  const record = usePages(StaffRecordOfChangesDocument, 'staffChanges', {}, atOnce(20))
  const changes = record.edges?.map(({ cursor, node }) => ({
    key: cursor,
    action: text(`officeStaff.did.${node.action}` as MessageId),
    subject: staffSubject(node, { text, intl, groupName }),
    adminName: node.adminName,
    at: node.at,
    zoneLabel: node.zoneLabel,
    isWhole: !node.action.endsWith('.saved'),
    fields: staffFields(text, node),
  }))
  return (
    <RecordDrawer title={text('office.record.title')} onClose={onClose} changes={changes} record={record} />
  )
}
