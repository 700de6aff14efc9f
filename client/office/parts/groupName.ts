import type { useText } from '../../i18n/useText.ts'

/** A crew by its number in the reader's language, also where the number says "Crew" itself; another name stays as it is. */
export function groupName(text: ReturnType<typeof useText>, groupNo: string): string {
  const [, number] = /^(?:crew\s+)?(\d+)$/i.exec(groupNo) ?? []
  return number === undefined ? groupNo : text('office.group', { groupNo: number })
}
