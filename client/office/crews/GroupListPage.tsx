import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { addDays, weekdayOf } from '../../format/calendarDates.ts'
import { useToday } from '../../format/useClock.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { groupName } from '../parts/groupName.ts'
import { ShortListView } from '../parts/list/ShortListView.tsx'
import { useShortList } from '../parts/list/useShortList.ts'
import { matches } from '../parts/matching.ts'
import { RowSkeletons, SettingsFrame } from '../parts/settings/RowList.tsx'
import { GroupCard } from './GroupCard.tsx'
import { type StaffGroupCardFragment, StaffGroupListDocument } from './groups.generated.ts'

const DayOffDialog = lazyPart(async () => (await import('./DayOffDialog.tsx')).DayOffDialog)
const GroupDialog = lazyPart(async () => (await import('./GroupDialog.tsx')).GroupDialog)
const JoinDialog = lazyPart(async () => (await import('./JoinDialog.tsx')).JoinDialog)

/** /adminStaffGroupList: Staff Group Settings (back-office document, section 2). */
export function Component() {
  const text = useText()
  const result = useQuery(StaffGroupListDocument, {
    context: { overlay: 'first' },
  })
  const { open, host } = useDialog()
  const list = useGroupList(result.data?.staffGroups)
  return (
    <SettingsFrame
      title={text('officeStaff.groups.title')}
      lede={text('officeStaff.groups.lede')}
      beside={
        <Button size="sm" look="primary" onClick={() => open(() => <GroupDialog onAdded={list.showRow} />)}>
          <Icon name="plus" />
          {text('officeStaff.groups.add')}
        </Button>
      }
    >
      <ShortListView
        result={result}
        skeleton={<RowSkeletons count={2} height="12rem" />}
        icon="group"
        list={list}
        texts="groups"
        filterLabel={(filter) => text(`officeStaff.groups.only.${filter}`)}
      >
        {(groups) => (
          <Cards>
            {groups.map((group) => (
              <GroupCard
                key={group.id}
                group={group}
                onEdit={() => open(() => <GroupDialog group={group} />)}
                onJoin={() => open(() => <JoinDialog group={group} />)}
                onDayOff={() => open(() => <DayOffDialog group={group} />)}
              />
            ))}
          </Cards>
        )}
      </ShortListView>
      {host()}
    </SettingsFrame>
  )
}

const Cards = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})

/** Groups by number, name or a member's name; this week ends on Sunday. */
function useGroupList(groups: readonly StaffGroupCardFragment[] | undefined) {
  const text = useText()
  const today = useToday() ?? ''
  const sunday = today && addDays(today, 7 - weekdayOf(today))
  return useShortList<StaffGroupCardFragment, 'NoMembers' | 'OffToday' | 'OffThisWeek'>(groups, {
    idOf: ({ id }) => id,
    isMeant: (typed, { groupNo, members }) =>
      matches(typed, [
        groupNo,
        groupName(text, groupNo),
        ...members.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      ]),
    filters: {
      NoMembers: ({ members }) => members.length === 0,
      OffToday: ({ daysOff }) => daysOff.includes(today),
      OffThisWeek: ({ daysOff }) => daysOff.some((day) => day <= sunday),
    },
  })
}
