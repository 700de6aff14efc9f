import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
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
import { HiddenText } from '../../ui/Wrap.tsx'
import { groupName } from '../parts/groupName.ts'
import { isStaffMeant } from '../parts/matching.ts'
import { RecordDrawer } from '../parts/settings/RecordDrawer.tsx'
import { RowSkeletons, SettingsFrame, useNamedRow } from '../parts/settings/RowList.tsx'
import { SearchInput } from '../parts/smallControls.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { StaffDialog } from './StaffDialog.tsx'
import { StaffMemberRow, StaffRows } from './StaffMemberRow.tsx'
import { StaffListDocument, StaffRecordOfChangesDocument, type StaffRowFragment } from './staff.generated.ts'
import { staffFields, staffSubject } from './staffRecord.ts'

/** /adminStaffList: Staff Settings (back-office document, section 2). */
export function Component() {
  const text = useText()
  const { data, error, refetch } = useQuery(StaffListDocument, {
    context: { isInPlace: true, isFailureShown: true },
  })
  const dialog = useDialog()
  useNamedRow(data !== undefined)
  const [sought, setSought] = useState('')
  const shown = data?.staffMembers.filter((member) => isStaffMeant(sought, member))
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

interface StaffSearchProps {
  readonly sought: string
  readonly onSeek: (sought: string) => void
  /** The number of matches. */
  readonly found: number
}

/** Filters the staff while typing; the key "/" focuses it. */
function StaffSearch({ sought, onSeek, found }: StaffSearchProps) {
  const text = useText()
  return (
    <chakra.div role="search" position="relative" maxWidth="28rem">
      <SearchInput
        aria-label={text('officeStaff.search')}
        placeholder={text('officeStaff.search.hint')}
        value={sought}
        onChange={(event) => onSeek(event.target.value)}
        maxLength={100}
      />
      <HiddenText role="status">{sought && text('officeStaff.search.found', { count: found })}</HiddenText>
    </chakra.div>
  )
}
