import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import { writeDate } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Rating } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Cluster, Row } from '../../ui/layout.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { RemoveGroupDayOffDocument } from '../parts/daysOff/daysOff.generated.ts'
import { groupName } from '../parts/groupName.ts'
import { RowActions, RowLink } from '../parts/settings/RowList.tsx'
import { GroupMembers } from './GroupMembers.tsx'
import { RemoveStaffGroupDocument, type StaffGroupCardFragment } from './groups.generated.ts'

interface GroupCardProps {
  readonly group: StaffGroupCardFragment
  readonly onEdit: () => void
  readonly onJoin: () => void
  readonly onDayOff: () => void
}

/** A group: its members, days off and actions. A group with staff has no remove link. */
export function GroupCard({ group, onEdit, onJoin, onDayOff }: GroupCardProps) {
  const text = useText()
  const { run, isSending, failed } = useCommand(RemoveStaffGroupDocument, { keepsPlace: true })
  const name = groupName(text, group.groupNo)
  const remove = () => {
    if (window.confirm(text('officeStaff.groups.remove.ask', { name }))) void run({ groupId: group.id })
  }
  return (
    <chakra.li data-row={group.id} tabIndex={-1} layerStyle="panel" minWidth="0">
      <Cluster columnGap="3" rowGap="1" px="4" py="3" borderBottomWidth="1px" borderColor="line">
        <chakra.h2 textStyle="t16" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <GroupFigures group={group} />
        {!group.isActive && <Tag tone="warn">{text('officeStaff.groups.inactive')}</Tag>}
        <RowActions ms="auto">
          <RowLink about={name} onClick={onEdit}>
            {text('office.edit')}
          </RowLink>
          <RowLink about={name} onClick={onJoin}>
            {text('officeStaff.groups.join')}
          </RowLink>
          {group.members.length === 0 && (
            <RowLink about={name} isDestructive disabled={isSending} onClick={remove}>
              {text('office.remove')}
            </RowLink>
          )}
        </RowActions>
        <Problem reply={failed} />
      </Cluster>
      <GroupMembers group={group} />
      <DaysOff group={group} onAdd={onDayOff} />
    </chakra.li>
  )
}

/** The mean rating of its members, and the number of its unfinished orders. */
function GroupFigures({ group }: { readonly group: StaffGroupCardFragment }) {
  const text = useText()
  const rates = group.members.filter(({ disabled }) => !disabled).map(({ rate }) => rate)
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
  return (
    <chakra.p display="flex" flexWrap="wrap" columnGap="3" color="muted" fontVariantNumeric="tabular-nums">
      {rates.length > 0 && (
        <Row as="span">
          <HiddenText>{text('officeStaff.rating')}</HiddenText>
          <Rating rate={mean} />
        </Row>
      )}
      {text('officeStaff.groups.jobs', { count: group.openJobs })}
    </chakra.p>
  )
}

interface DaysOffProps {
  readonly group: StaffGroupCardFragment
  readonly onAdd: () => void
}

/** A group's days off, from today on (decision D5). */
function DaysOff({ group, onAdd }: DaysOffProps) {
  const text = useText()
  const intl = useIntl()
  const { run, isSending, failed } = useCommand(RemoveGroupDayOffDocument, { keepsPlace: true })
  const remove = (date: string, day: string) => {
    const words = { day, group: groupName(text, group.groupNo) }
    if (window.confirm(text('officeStaff.dayOff.remove.ask', words))) void run({ groupId: group.id, date })
  }
  return (
    <Cluster layerStyle="ruled" columnGap="3" rowGap="2" px="4" py="3" fontVariantNumeric="tabular-nums">
      <Problem reply={failed} />
      <chakra.span color="muted">{text('officeStaff.dayOff.title')}</chakra.span>
      {group.daysOff.length === 0 && <span>{text('officeStaff.dayOff.none')}</span>}
      {group.daysOff.map((date) => {
        const day = writeDate(intl, date, 'medium')
        return (
          <Day key={date} data-row={`${group.id}-${date}`} tabIndex={-1}>
            {day}
            <chakra.button
              type="button"
              aria-label={text('officeStaff.dayOff.removeDay', { day })}
              disabled={isSending}
              onClick={() => remove(date, day)}
              display="grid"
              placeItems="center"
              boxSize="6"
              borderRadius="full"
              cursor="pointer"
              _hover={{ bg: 'line' }}
            >
              <Icon name="close" size={14} />
            </chakra.button>
          </Day>
        )
      })}
      <RowLink about={groupName(text, group.groupNo)} ms="auto" onClick={onAdd}>
        {text('officeStaff.dayOff.add')}
      </RowLink>
    </Cluster>
  )
}

const Day = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    ps: '3',
    pe: '1',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'full',
    bg: 'sunk',
  },
})
