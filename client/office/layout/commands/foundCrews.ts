import { isolated } from '../../../../schema/rules/isolated.ts'
import { addDays } from '../../../format/calendarDates.ts'
import { reassignPath } from '../../parts/bulk/reassignPath.ts'
import { groupName } from '../../parts/groupName.ts'
import { isStaffMeant, matches } from '../../parts/matching.ts'
import { type CommandGroup, type Finding, SHOWN } from './commandEntries.ts'

/** Crews and their people by name and number, and what can be done with the first crew's visits. */
export function crewsOf(words: string, { crews, text }: Finding): readonly CommandGroup[] {
  if (!crews) return []
  const meant = crews.staffGroups
    .filter(({ groupNo }) => matches(words, [groupNo, groupName(text, groupNo)]))
    .slice(0, SHOWN)
  const groups = meant.map(({ id, groupNo, members }) => ({
    to: `/adminStaffGroupList?row=${id}`,
    icon: 'group' as const,
    label: groupName(text, groupNo),
    facts: members.map(({ firstName }) => firstName).join(', '),
  }))
  const staff = crews.staffMembers
    .filter((person) => isStaffMeant(words, person))
    .slice(0, SHOWN)
    .map(({ id, staffNo, firstName, lastName, group }) => ({
      to: `/adminStaffList?row=${id}`,
      icon: 'user' as const,
      label: `${isolated(`${firstName} ${lastName}`.trim())} · ${staffNo}`,
      facts: group ? groupName(text, group.groupNo) : '',
    }))
  const today = crews.clock.at.slice(0, 10)
  const reassigning = ({ id, groupNo }: { readonly id: string; readonly groupNo: string }) =>
    (['today', 'tomorrow'] as const).map((day, ahead) => ({
      to: reassignPath(addDays(today, ahead), id),
      icon: 'calendar' as const,
      label: text('office.commands.reassign', { crew: groupName(text, groupNo), day }),
    }))
  return [
    { heading: 'office.nav.groups', commands: [...groups, ...meant.slice(0, 1).flatMap(reassigning)] },
    { heading: 'office.nav.staff', commands: staff },
  ]
}
