import { chakra } from '@chakra-ui/react/styled-system'
import { Problem } from '../../api/command/Problem.tsx'
import { useText } from '../../i18n/useText.ts'
import { Tag } from '../../ui/Tag.tsx'
import { RemoveGroupDayOffDocument, SetGroupDayOffDocument } from '../parts/daysOff/daysOff.generated.ts'
import { groupName } from '../parts/groupName.ts'
import { RowLink } from '../parts/settings/RowList.tsx'
import { useListAction } from '../parts/settings/useListAction.ts'
import type { WorkCalendarQuery } from './calendar.generated.ts'
import type { WorkDay } from './workDays.ts'

interface GroupsPartProps {
  readonly day: WorkDay
  readonly groups: WorkCalendarQuery['staffGroups']
  readonly reread: () => Promise<unknown>
  readonly onOpenOrders: (orders: readonly string[]) => void
}

/** Which groups work on the day, and the way to change that. */
export function GroupsPart({ day, groups, reread, onOpenOrders }: GroupsPartProps) {
  const text = useText()
  const { act, isRunning, failed } = useListAction(reread)
  const giveOff = async (groupId: string) => {
    const variables = { groupId, date: day.date }
    const reply = await act({ mutation: SetGroupDayOffDocument, variables })
    onOpenOrders(reply?.openOrders ?? [])
  }
  const takeBack = async (groupId: string) => {
    await act({ mutation: RemoveGroupDayOffDocument, variables: { groupId, date: day.date } })
    onOpenOrders([])
  }
  return (
    <chakra.section aria-labelledby="work-groups">
      <chakra.h3 id="work-groups" textStyle="t14" mb="1">
        {text('office.nav.groups')}
      </chakra.h3>
      <Problem reply={failed} />
      {groups.length === 0 && <chakra.p color="muted">{text('officeStaff.groups.none')}</chakra.p>}
      <chakra.ul listStyle="none">
        {groups.map(({ id, groupNo, daysOff }) => {
          const isOff = daysOff.includes(day.date)
          const name = groupName(text, groupNo)
          return (
            <Line key={id}>
              <chakra.span minWidth="0" overflowWrap="anywhere" me="auto">
                {name} {isOff && <Tag tone="warn">{text('officeStaff.dayOff')}</Tag>}
              </chakra.span>
              <RowLink
                about={name}
                flex="none"
                disabled={isRunning}
                onClick={() => void (isOff ? takeBack(id) : giveOff(id))}
              >
                {text(isOff ? 'officeStaff.dayOff.works' : 'officeStaff.dayOff.give')}
              </RowLink>
            </Line>
          )
        })}
      </chakra.ul>
    </chakra.section>
  )
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    minHeight: '10',
    borderTopWidth: '1px',
    borderColor: 'line',
    '&:first-of-type': { borderTopWidth: '0' },
  },
})
