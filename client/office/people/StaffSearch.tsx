import { chakra } from '@chakra-ui/react/styled-system'
import { asciiText } from '../../../schema/rules/asciiText.ts'
import { useText } from '../../i18n/useText.ts'
import { HiddenText } from '../../ui/Wrap.tsx'
import { SearchInput } from '../parts/smallControls.tsx'
import type { StaffRowFragment } from './staff.generated.ts'

interface StaffSearchProps {
  readonly sought: string
  readonly onSeek: (sought: string) => void
  /** The number of matches. */
  readonly found: number
}

/** Filters the staff while typing; the key "/" focuses it. */
export function StaffSearch({ sought, onSeek, found }: StaffSearchProps) {
  const text = useText()
  return (
    <chakra.div role="search" position="relative" maxWidth="28rem">
      <SearchInput
        aria-label={text('officeStaff.search')}
        placeholder={text('officeStaff.search.hint')}
        value={sought}
        onChange={(event) => onSeek(event.target.value)}
        maxLength={100}
      />
      <HiddenText role="status">{sought && text('officeStaff.search.found', { count: found })}</HiddenText>
    </chakra.div>
  )
}

/**
 * People whose name, number, e-mail, phone or group contains every word, without case and accents; phones in any notation (decision I7).
 */
export function findStaff(staff: readonly StaffRowFragment[], sought: string): readonly StaffRowFragment[] {
  const words = plain(asciiText(sought)).split(/\s+/).filter(Boolean)
  return staff.filter((member) => {
    const { firstName, lastName, staffNo, email, phone, group } = member
    const digits = digitsIn(phone ?? '')
    const known = plain([firstName, lastName, staffNo, email, group?.groupNo ?? ''].join(' '))
    return words.every((word) => known.includes(word) || (isOfPhone(word) && digits.includes(digitsIn(word))))
  })
}

/** Whether a word may be part of a phone number, such as "(403)". */
function isOfPhone(word: string): boolean {
  return /^[\d()+.-]+$/.test(word)
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '')
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
