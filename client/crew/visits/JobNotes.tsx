import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { CrewJobFragment } from '../parts/crewOrders.generated.ts'

/** What the crew is to know, oldest first (decision E11); nothing without a note. */
export function JobNotes({ instructions }: Pick<CrewJobFragment, 'instructions'>) {
  const text = useText()
  if (instructions.length === 0) return null
  return (
    <Notes>
      {instructions.map(({ text: words, role, at }) => (
        <Note key={`${at} ${words}`}>
          <Icon name="note" />
          <chakra.p minWidth="0" whiteSpace="pre-line" overflowWrap="anywhere">
            <strong>{text(role === 'Customer' ? 'crew.note.Customer' : 'crew.note.other')}</strong> {words}
          </chakra.p>
        </Note>
      ))}
    </Notes>
  )
}

const Notes = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    px: '4',
    py: '3',
    listStyleType: 'none',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    bg: 'sunk',
  },
})

const Note = chakra('li', { base: { display: 'flex', gap: '3', '& > svg': { mt: '0.125rem' } } })
