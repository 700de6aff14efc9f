import { useQuery } from '@apollo/client/react'
import { useIntl } from 'react-intl'
import { atOnce, usePages } from '../../api/list/usePages.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { groupName } from '../parts/groupName.ts'
import { ShortListView } from '../parts/list/ShortListView.tsx'
import { type ShortList, useShortList } from '../parts/list/useShortList.ts'
import { isStaffMeant } from '../parts/matching.ts'
import { RecordDrawer } from '../parts/settings/RecordDrawer.tsx'
import { RowList, RowSkeletons, SettingsFrame } from '../parts/settings/RowList.tsx'
import { StaffHead, StaffMemberRow } from './StaffMemberRow.tsx'
import { StaffListDocument, StaffRecordOfChangesDocument, type StaffRowFragment } from './staff.generated.ts'
import { staffFields, staffSubject } from './staffRecord.ts'

const PasswordDialog = lazyPart(async () => (await import('./PasswordDialog.tsx')).PasswordDialog)
const StaffDialog = lazyPart(async () => (await import('./StaffDialog.tsx')).StaffDialog)

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
  const result = useQuery(StaffListDocument, {
    context: { overlay: 'first' },
  })
  const dialog = useDialog()
  const list = useShortList(result.data?.staffMembers, staffList)
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
      <ShortListView
        result={result}
        skeleton={<RowSkeletons />}
        icon="user"
        list={list}
        texts="staff"
        filterLabel={(filter) => text(filterLabels[filter])}
      >
        {(members) => (
          <div>
            <StaffHead />
            <RowList>
              {members.map((member) => (
                <StaffMemberRow
                  key={member.id}
                  member={member}
                  onEdit={() => edit(member)}
                  onPassword={() => setPassword(member)}
                />
              ))}
            </RowList>
          </div>
        )}
      </ShortListView>
      {dialog.host()}
    </SettingsFrame>
  )
}

/** The office's changes to staff, groups and the calendar, newest first. */
function StaffRecordDrawer() {
  const text = useText()
  const intl = useIntl()
  const record = usePages(StaffRecordOfChangesDocument, 'officeChanges', {}, atOnce(20))
  return (
    <RecordDrawer
      record={record}
      wordsOf={(change) => ({
        action: text(`officeStaff.did.${change.action}` as MessageId),
        subject: staffSubject(change, { text, intl, groupName: (groupNo) => groupName(text, groupNo) }),
        fields: staffFields(text, change),
      })}
    />
  )
}
