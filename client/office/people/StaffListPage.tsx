import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { atOnce, usePages } from '../../api/list/usePages.ts'
import { LoadError } from '../../api/QueryState.tsx'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { groupName } from '../parts/groupName.ts'
import { RecordDrawer } from '../parts/settings/RecordDrawer.tsx'
import { RowSkeletons } from '../parts/settings/RowList.tsx'
import { SettingsFrame } from '../parts/settings/SettingsFrame.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { StaffDialog } from './StaffDialog.tsx'
import { StaffMemberRow, StaffRows } from './StaffMemberRow.tsx'
import { findStaff, StaffSearch } from './StaffSearch.tsx'
import { StaffListDocument, StaffRecordOfChangesDocument, type StaffRowFragment } from './staff.generated.ts'
import { staffFields, staffSubject } from './staffRecord.ts'

/** /adminStaffList: Staff Settings (back-office document, section 2). */
export function Component() {
  const text = useText()
  const { data, error, refetch } = useQuery(StaffListDocument, {
    context: { isInPlace: true, isFailureShown: true },
  })
  const dialog = useDialog()
  const [sought, setSought] = useState('')
  const shown = data && findStaff(data.staffMembers, sought)
  const setPassword = (member: StaffRowFragment, rowId?: string) =>
    dialog.open(() => <PasswordDialog member={member} />, rowId)
  const edit = (member?: StaffRowFragment) =>
    dialog.open(() => <StaffDialog member={member} onAdded={(added) => setPassword(added, added.id)} />)
  return (
    <SettingsFrame
      title={text('officeStaff.title')}
      lede={text('officeStaff.lede')}
      beside={
        <>
          <Button size="sm" onClick={() => dialog.open(() => <StaffRecordDrawer />)}>
            {text('office.record.title')}
          </Button>
          <Button size="sm" look="primary" onClick={() => edit()}>
            <Icon name="plus" />
            {text('officeStaff.add')}
          </Button>
        </>
      }
    >
      {data?.staffMembers.length === 0 && <EmptyPanel icon="user" title={text('officeStaff.none')} />}
      {data && data.staffMembers.length > 0 && (
        <StaffSearch sought={sought} onSeek={setSought} found={shown?.length ?? 0} />
      )}
      {data && data.staffMembers.length > 0 && shown?.length === 0 && (
        <EmptyPanel icon="search" title={text('officeStaff.search.none')} />
      )}
      {shown && shown.length > 0 && (
        <StaffRows>
          {shown.map((member) => (
            <StaffMemberRow
              key={member.id}
              member={member}
              onEdit={() => edit(member)}
              onPassword={() => setPassword(member)}
            />
          ))}
        </StaffRows>
      )}
      {!data &&
        (error ? (
          <LoadError
            isOffice
            words="office.list.failed"
            error={error}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <RowSkeletons />
        ))}
      {dialog.host()}
    </SettingsFrame>
  )
}

/** The office's changes to staff, groups and the calendar, newest first. */
function StaffRecordDrawer() {
  const text = useText()
  const intl = useIntl()
  const record = usePages(StaffRecordOfChangesDocument, 'officeChanges', {}, atOnce(20))
  const changes = record.nodes?.map((node) => ({
    key: node.id,
    action: text(`officeStaff.did.${node.action}` as MessageId),
    subject: staffSubject(node, { text, intl, groupName: (groupNo) => groupName(text, groupNo) }),
    adminName: node.adminName,
    at: node.at.at,
    zoneLabel: node.at.zoneLabel,
    isWhole: !node.action.endsWith('Saved'),
    fields: staffFields(text, node),
  }))
  return <RecordDrawer title={text('office.record.title')} changes={changes} record={record} />
}
