import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { QueryState } from '../../api/QueryState.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useCommandForm } from '../../forms/useCommandForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useDialog, useDialogHost } from '../../ui/useDialog.tsx'
import { SetGroupDayOffDocument } from '../parts/daysOff/daysOff.generated.ts'
import { OpenOrdersNotice } from '../parts/daysOff/OpenOrdersNotice.tsx'
import { EditDialog } from '../parts/EditDialog.tsx'
import { groupName } from '../parts/groupName.ts'
import { RowSkeletons, SettingsFrame, useNamedRow } from '../parts/settings/RowList.tsx'
import { GroupCard } from './GroupCard.tsx'
import { GroupDialog } from './GroupDialog.tsx'
import { type StaffGroupCardFragment, StaffGroupListDocument } from './groups.generated.ts'
import { JoinDialog } from './JoinDialog.tsx'

/** /adminStaffGroupList: Staff Group Settings (back-office document, section 2). */
export function Component() {
  const text = useText()
  const result = useQuery(StaffGroupListDocument, {
    context: { isInPlace: true, isFailureShown: true },
  })
  const { open, host } = useDialog()
  useNamedRow(result.data !== undefined)
  return (
    <SettingsFrame
      title={text('officeStaff.groups.title')}
      lede={text('officeStaff.groups.lede')}
      beside={
        <Button size="sm" look="primary" onClick={() => open(() => <GroupDialog group={undefined} />)}>
          <Icon name="plus" />
          {text('officeStaff.groups.add')}
        </Button>
      }
    >
      <QueryState
        result={result}
        isOffice
        words="office.list.failed"
        skeleton={<RowSkeletons count={2} height="12rem" />}
      >
        {({ staffGroups }) =>
          staffGroups.length === 0 ? (
            <EmptyPanel icon="group" title={text('officeStaff.groups.none')} />
          ) : (
            <chakra.ul
              listStyle="none"
              display="grid"
              gap="4"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
              alignItems="start"
            >
              {staffGroups.map((group) => (
                <GroupCard
                  key={group.id}
                  group={group}
                  onEdit={() => open(() => <GroupDialog group={group} />)}
                  onJoin={() => open(() => <JoinDialog group={group} />)}
                  onDayOff={() => open(() => <DayOffDialog group={group} />)}
                />
              ))}
            </chakra.ul>
          )
        }
      </QueryState>
      {host()}
    </SettingsFrame>
  )
}

/** Gives a group a day off; its orders on that day stay, and the dialog lists them before it closes (decision D5). */
function DayOffDialog({ group }: { readonly group: StaffGroupCardFragment }) {
  const text = useText()
  const [openOrders, setOpenOrders] = useState<readonly string[]>([])
  const host = useDialogHost()
  const form = useCommandForm(SetGroupDayOffDocument, {
    about: group.id,
    defaultValues: { date: '' },
    variables: ({ date }) => ({ groupId: group.id, date }),
    onDone: ({ openOrders = [] }) => {
      if (openOrders.length === 0) return host?.close(group.id)
      form.form.reset()
      setOpenOrders(openOrders)
    },
  })
  return (
    <EditDialog
      title={text('officeStaff.dayOff.dialog', { group: groupName(text, group.groupNo) })}
      form={form}
      submitLabel={text('officeStaff.dayOff.give')}
      onClose={() => host?.close(openOrders.length > 0 ? group.id : undefined)}
      {...(openOrders.length > 0 && { closeLabel: text('dialog.close') })}
    >
      <OpenOrdersNotice orders={openOrders} />
      <TextField name="date" type="date" label={text('officeStaff.dayOff.date')} data-autofocus="" />
    </EditDialog>
  )
}
