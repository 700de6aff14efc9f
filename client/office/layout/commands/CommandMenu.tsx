import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../i18n/useText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Input } from '../../../ui/Field.tsx'
import { places } from '../places.ts'
import { type Command, foundCommands } from './foundCommands.ts'

/** Ctrl or Cmd + K: type a screen's name, an order's number or somebody's name; arrows choose, Enter goes there. */
export function CommandMenu({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const commands = foundCommands(typed, places, ({ label }) => text(label))
  const chosen = Math.min(place, commands.length - 1)

  function go({ to }: Command) {
    onClose()
    void navigate(to)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const command = commands[chosen]
    if (step) setPlace((chosen + step + commands.length) % commands.length)
    else if (event.key === 'Enter' && command) go(command)
    else return
    event.preventDefault()
  }

  return (
    <Dialog isOpen onClose={onClose} title={text('office.commands.title')}>
      <Input
        data-autofocus=""
        role="combobox"
        aria-label={text('office.commands.label')}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={commands.length > 0 ? `${listId}-${chosen}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={text('office.commands.hint')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setPlace(0)
        }}
        onKeyDown={onKeyDown}
      />
      <chakra.ul
        id={listId}
        role="listbox"
        aria-label={text('office.commands.label')}
        mt="3"
        listStyle="none"
      >
        {commands.map((command, index) => (
          <Line
            key={command.to}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === chosen}
            onPointerMove={() => setPlace(index)}
            onClick={() => go(command)}
          >
            {command.typed ? text(command.label, { text: command.typed }) : text(command.label)}
          </Line>
        ))}
      </chakra.ul>
    </Dialog>
  )
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '10',
    px: '3',
    borderRadius: 'input',
    textStyle: 't14',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&[aria-selected=true]': { bg: 'brandTint', color: 'brand', fontWeight: 'strong' },
  },
})
