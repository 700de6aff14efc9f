import { useQuery } from '@apollo/client/react'
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
import { ShortListTools } from '../parts/list/ShortListTools.tsx'
import { type ShortList, useShortList } from '../parts/list/useShortList.ts'
import { isStaffMeant } from '../parts/matching.ts'
import { Pager } from '../parts/pager/Pager.tsx'
import { RecordDrawer } from '../parts/settings/RecordDrawer.tsx'
import { RowSkeletons, SettingsFrame, useNamedRow } from '../parts/settings/RowList.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { StaffDialog } from './StaffDialog.tsx'
import { StaffMemberRow, StaffRows } from './StaffMemberRow.tsx'
import { StaffListDocument, StaffRecordOfChangesDocument, type StaffRowFragment } from './staff.generated.ts'
import { staffFields, staffSubject } from './staffRecord.ts'

const staffList: ShortList<StaffRowFragment, 'NoGroup' | 'NoPassword' | 'Disabled'> = {
  idOf: ({ id }) => id,
  isMeant: isStaffMeant,
  filters: {
    NoGroup: ({ group }) => group === null,
    NoPassword: ({ hasPassword }) => !hasPassword,
    Disabled: ({ disabled }) => disabled,
  },
}

const filterLabels = {
  NoGroup: 'officeStaff.noGroup',
  NoPassword: 'officeStaff.noPassword',
  Disabled: 'officeStaff.disabled',
} as const

/** /adminStaffList: Staff Settings (back-office document, section 2). */
export function Component() {
  const text = useText()
  const { data, error, refetch } = useQuery(StaffListDocument, {
    context: { isInPlace: true, isFailureShown: true },
  })
  const dialog = useDialog()
  useNamedRow(data !== undefined)
  const list = useShortList(data?.staffMembers, staffList)
  const setPassword = (member: StaffRowFragment, rowId?: string) =>
    dialog.open(() => <PasswordDialog member={member} />, rowId)
  const added = (member: StaffRowFragment) => {
    list.showRow(member.id)
    setPassword(member, member.id)
  }
  const edit = (member?: StaffRowFragment) =>
    dialog.open(() => <StaffDialog member={member} onAdded={added} />)
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
        <ShortListTools
          list={list}
          label={text('officeStaff.search')}
          hint={text('officeStaff.search.hint')}
          found={text('officeStaff.search.found', { count: list.total })}
          filterLabel={(filter) => text(filterLabels[filter])}
        />
      )}
      {data && data.staffMembers.length > 0 && list.total === 0 && (
        <EmptyPanel icon="search" title={text('officeStaff.search.none')} />
      )}
      {list.items && list.items.length > 0 && (
        <StaffRows>
          {list.items.map((member) => (
            <StaffMemberRow
              key={member.id}
              member={member}
              onEdit={() => edit(member)}
              onPassword={() => setPassword(member)}
            />
          ))}
        </StaffRows>
      )}
      {list.total > 0 && (
        <Pager place="bottom" choice={list.choice} total={list.total} onChoose={list.change} />
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
