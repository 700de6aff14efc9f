import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Problem } from '../../api/command/Problem.tsx'
import { useCommand } from '../../api/command/useCommand.ts'
import { writeDate } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { RemoveGroupDayOffDocument } from '../parts/daysOff/daysOff.generated.ts'
import { groupName } from '../parts/groupName.ts'
import { RowLink } from '../parts/settings/RowList.tsx'
import type { StaffGroupCardFragment } from './groups.generated.ts'

interface DaysOffProps {
  readonly group: StaffGroupCardFragment
  readonly onAdd: () => void
}

/** A group's days off, from today on (decision D5). */
export function DaysOff({ group, onAdd }: DaysOffProps) {
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
