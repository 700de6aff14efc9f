import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { MenuButton } from '../../../ui/MenuButton.tsx'
import type { MenuChoice } from '../../../ui/menuChoice.ts'

interface RowEditProps {
  /** The row's subject, for screen readers. */
  readonly about: string
  readonly onEdit: () => void
}

/** A press anywhere on the row edits it. The row is `position: relative`; its other controls come later and lie above. */
export function RowEdit({ about, onEdit }: RowEditProps) {
  const text = useText()
  return <WholeRow type="button" aria-label={`${text('office.edit')}: ${about}`} onClick={onEdit} />
}

const WholeRow = chakra('button', {
  base: {
    position: 'absolute',
    inset: '0',
    borderRadius: 'input',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

interface RowMenuProps {
  readonly about: string
  readonly choices: readonly MenuChoice[]
  readonly onChoose: (value: string) => void
}

/** Everything that can be done with a row; what a press on it does stands first. */
export function RowMenu({ about, choices, onChoose }: RowMenuProps) {
  const text = useText()
  return (
    <chakra.span position="relative">
      <MenuButton
        trigger={
          <Button
            look="quiet"
            size="smIcon"
            boxSize={{ base: '11', lg: '8' }}
            aria-label={text('office.more', { name: about })}
          >
            <Icon name="dots" />
          </Button>
        }
        choices={choices}
        onChoose={onChoose}
      />
    </chakra.span>
  )
}

/** The choice that does what a press on the row does. */
export function editChoice(text: ReturnType<typeof useText>): MenuChoice {
  return { value: 'edit', label: text('office.edit') }
}

/** The choice that removes the row's subject. */
export function removeChoice(text: ReturnType<typeof useText>, isDisabled: boolean): MenuChoice {
  return { value: 'remove', label: text('office.remove'), isDestructive: true, isDisabled }
}
