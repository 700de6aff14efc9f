import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { type Reply, sendCommand } from '../../api/command/command.ts'
import { TextField } from '../../forms/TextField.tsx'
import { useServerForm } from '../../forms/useServerForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useOpened } from '../../ui/useOpened.ts'
import { SetGroupDayOffDocument, type SetGroupDayOffMutation } from '../parts/daysOff/daysOff.generated.ts'
import { OpenOrdersNotice } from '../parts/daysOff/OpenOrdersNotice.tsx'
import { EditDialog } from '../parts/EditDialog.tsx'
import { groupName } from '../parts/groupName.ts'
import { ListFailed } from '../parts/ListFailed.tsx'
import { RowSkeletons } from '../parts/settings/RowList.tsx'
import { rowOf } from '../parts/settings/rowFocus.ts'
import { SettingsFrame } from '../parts/settings/SettingsFrame.tsx'
import { GroupCard } from './GroupCard.tsx'
import { GroupDialog, type GroupDialogProps } from './GroupDialog.tsx'
import { type StaffGroupCardFragment, StaffGroupListDocument } from './groups.generated.ts'
import { JoinDialog } from './JoinDialog.tsx'

/** The open dialog, and its group. */
type Opened =
  | { readonly kind: 'form'; readonly group?: StaffGroupCardFragment }
  | { readonly kind: 'join' | 'dayOff'; readonly group: StaffGroupCardFragment }

/** /adminStaffGroupList: Staff Group Settings (back-office document, section 2). */
export function Component() {
  const text = useText()
  const { data, error, refetch } = useQuery(StaffGroupListDocument, {
    context: { isInPlace: true, isFailureShown: true },
  })
  const { opened, ...dialogs } = useOpened<Opened>()
  const acted = useRef<string>(undefined)
  const open = (next: Opened) => {
    acted.current = undefined
    dialogs.open(next)
  }
  const dialog = {
    onClose: () => dialogs.close(),
    onDone: (groupId: string | undefined) => {
      acted.current = groupId
      dialogs.close()
    },
    finalFocus: () => rowOf(acted.current),
  }
  return (
    <SettingsFrame
      title={text('officeStaff.groups.title')}
      lede={text('officeStaff.groups.lede')}
      beside={
        <Button size="sm" look="primary" onClick={() => open({ kind: 'form' })}>
          <Icon name="plus" />
          {text('officeStaff.groups.add')}
        </Button>
      }
    >
      {data?.staffGroups.length === 0 && <EmptyPanel icon="group" title={text('officeStaff.groups.none')} />}
      {data && data.staffGroups.length > 0 && (
        <chakra.ul
          listStyle="none"
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
          alignItems="start"
        >
          {data.staffGroups.map((group) => (
            <GroupCard
              key={group.id}
              group={group}
              onEdit={() => open({ kind: 'form', group })}
              onJoin={() => open({ kind: 'join', group })}
              onDayOff={() => open({ kind: 'dayOff', group })}
            />
          ))}
        </chakra.ul>
      )}
      {!data &&
        (error ? (
          <ListFailed error={error} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <RowSkeletons count={2} height="12rem" />
        ))}
      {opened?.kind === 'form' && <GroupDialog group={opened.group} {...dialog} />}
      {opened?.kind === 'join' && <JoinDialog group={opened.group} {...dialog} />}
      {opened?.kind === 'dayOff' && <DayOffDialog group={opened.group} {...dialog} />}
    </SettingsFrame>
  )
}

interface DayValues {
  readonly date: string
}

/** Gives a group a day off; its orders on that day stay, and the dialog lists them before it closes (decision D5). */
function DayOffDialog({
  group,
  onClose,
  onDone,
  finalFocus,
}: GroupDialogProps & { readonly group: StaffGroupCardFragment }) {
  const text = useText()
  const [openOrders, setOpenOrders] = useState<readonly string[]>([])
  const { form, submit } = useServerForm<DayValues, Reply<SetGroupDayOffMutation['outcome']>>({
    about: `day off of ${group.id}`,
    defaultValues: { date: '' },
    send: ({ date }) =>
      sendCommand({
        mutation: SetGroupDayOffDocument,
        variables: { groupId: group.id, date },
      }),
    onDone: ({ openOrders = [] }) => {
      if (openOrders.length === 0) return onDone(group.id)
      form.reset()
      setOpenOrders(openOrders)
    },
  })
  const close = () => (openOrders.length > 0 ? onDone(group.id) : onClose())
  return (
    <EditDialog
      title={text('officeStaff.dayOff.dialog', { group: groupName(text, group.groupNo) })}
      form={form}
      submit={submit}
      submitLabel={text('officeStaff.dayOff.give')}
      onClose={close}
      {...(openOrders.length > 0 && { closeLabel: text('dialog.close') })}
      finalFocus={finalFocus}
    >
      <OpenOrdersNotice orders={openOrders} />
      <TextField name="date" type="date" label={text('officeStaff.dayOff.date')} data-autofocus="" />
    </EditDialog>
  )
}
