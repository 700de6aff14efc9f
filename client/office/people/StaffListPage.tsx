import { useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { atOnce, usePages } from '../../api/list/usePages.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useOpened } from '../../ui/useOpened.ts'
import { groupName } from '../parts/groupName.ts'
import { ListFailed } from '../parts/ListFailed.tsx'
import { RecordDrawer } from '../parts/settings/RecordDrawer.tsx'
import { RowSkeletons } from '../parts/settings/RowList.tsx'
import { rowOf } from '../parts/settings/rowFocus.ts'
import { SettingsFrame } from '../parts/settings/SettingsFrame.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { StaffDialog } from './StaffDialog.tsx'
import { StaffMemberRow, StaffRows } from './StaffMemberRow.tsx'
import { findStaff, StaffSearch } from './StaffSearch.tsx'
import { StaffListDocument, StaffRecordOfChangesDocument, type StaffRowFragment } from './staff.generated.ts'
import { staffFields, staffSubject } from './staffRecord.ts'

/** The open dialog, and its person. */
type Opened =
  | { readonly kind: 'form'; readonly member?: StaffRowFragment }
  | { readonly kind: 'password'; readonly member: StaffRowFragment }
  | { readonly kind: 'record' }

/** /adminStaffList: Staff Settings (back-office document, section 2). */
export function Component() {
  const text = useText()
  const { data, error, refetch } = useQuery(StaffListDocument, {
    context: { isInPlace: true, isFailureShown: true },
  })
  const { opened, ...dialogs } = useOpened<Opened>()
  const [sought, setSought] = useState('')
  const shown = data && findStaff(data.staffMembers, sought)
  const acted = useRef<string>(undefined)
  const close = () => dialogs.close()
  const saved = (member: StaffRowFragment, isNew: boolean) => {
    acted.current = member.id
    dialogs.close(isNew ? { kind: 'password', member } : undefined)
  }
  const finalFocus = () => rowOf(acted.current)
  const open = (next: Opened) => {
    acted.current = undefined
    dialogs.open(next)
  }
  return (
    <SettingsFrame
      title={text('officeStaff.title')}
      lede={text('officeStaff.lede')}
      beside={
        <>
          <Button size="sm" onClick={() => open({ kind: 'record' })}>
            {text('office.record.title')}
          </Button>
          <Button size="sm" look="primary" onClick={() => open({ kind: 'form' })}>
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
              onEdit={() => open({ kind: 'form', member })}
              onPassword={() => open({ kind: 'password', member })}
            />
          ))}
        </StaffRows>
      )}
      {!data &&
        (error ? (
          <ListFailed error={error} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <RowSkeletons />
        ))}
      {opened?.kind === 'form' && (
        <StaffDialog member={opened.member} onClose={close} onSaved={saved} finalFocus={finalFocus} />
      )}
      {opened?.kind === 'password' && (
        <PasswordDialog member={opened.member} onClose={close} finalFocus={finalFocus} />
      )}
      {opened?.kind === 'record' && <StaffRecordDrawer onClose={close} />}
    </SettingsFrame>
  )
}

/** The office's changes to staff, groups and the calendar, newest first. */
function StaffRecordDrawer({ onClose }: { readonly onClose: () => void }) {
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
  return (
    <RecordDrawer title={text('office.record.title')} onClose={onClose} changes={changes} record={record} />
  )
}
