import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Problem } from '../../api/command/Problem.tsx'
import { useCommand } from '../../api/command/useCommand.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { HiddenText } from '../../ui/Wrap.tsx'
import { groupName } from '../parts/groupName.ts'
import { RowActions, RowLink } from '../parts/settings/RowList.tsx'
import { DaysOff } from './DaysOff.tsx'
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
  const intl = useIntl()
  const rates = group.members.filter(({ disabled }) => !disabled).map(({ rate }) => rate)
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
  return (
    <chakra.p display="flex" flexWrap="wrap" columnGap="3" color="muted" fontVariantNumeric="tabular-nums">
      {rates.length > 0 && (
        <chakra.span display="inline-flex" alignItems="center" gap="1">
          <chakra.span color="wheatText">
            <Icon name="star" size={14} />
          </chakra.span>
          <HiddenText>{text('officeStaff.rating')}</HiddenText>
          {intl.formatNumber(mean, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </chakra.span>
      )}
      {text('officeStaff.groups.jobs', { count: group.openJobs })}
    </chakra.p>
  )
}
