import type { useText } from '../../i18n/useText.ts'

/** A group by its number: "Group 3", but "Crew 3" if the number is a name already. */
export function groupName(text: ReturnType<typeof useText>, groupNo: string): string {
  return /^\d+$/.test(groupNo) ? text('office.group', { groupNo }) : groupNo
}
