import { useText } from '../../../i18n/useText.ts'

/** What a group is called: its number, which says by itself that it is a group unless it is a bare number. */
export function useGroupName(): (groupNo: string) => string {
  const text = useText()
  return (groupNo) => (/^\d+$/.test(groupNo) ? text('office.group', { groupNo }) : groupNo)
}
