import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { writeDate } from '../../../format/businessDates.ts'
import { useText } from '../../../i18n/useText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Input } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Muted } from '../../../ui/layout.tsx'
import { useDelayed } from '../../../ui/useDelayed.ts'
import { places } from '../places.ts'
import { type Command, foundCommands } from './foundCommands.ts'
import { CommandHitsDocument } from './hits.generated.ts'

/** Ctrl or Cmd + K: type a screen's name, an order number or a name, and see the matches; arrows choose, Enter opens. */
export function CommandMenu({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const { hits, isSure, hasFailed, ask } = useHits(typed)
  const commands = foundCommands(typed, { places, nameOf: ({ label }) => text(label), hits })
  const chosen = Math.min(place, commands.length - 1)

  function go({ to }: Command) {
    onClose()
    void navigate(to)
  }

  function onKeyDown(event: KeyboardEvent) {
    // an input method uses these keys itself
    if (event.nativeEvent.isComposing) return
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
          ask(event.target.value)
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
            <Icon name={command.icon} size={18} />
            <chakra.span minWidth="0">
              <CommandWords {...command} />
            </chakra.span>
          </Line>
        ))}
      </chakra.ul>
      {hasFailed && (
        <Muted role="status" px="3">
          {text('office.commands.failed')}
        </Muted>
      )}
      {commands.length === 0 && isSure && (
        <Muted role="status" px="3">
          {text('office.commands.none', { text: typed.trim() })}
        </Muted>
      )}
    </Dialog>
  )
}

/** An entry's text; an order has its service and customer beside its number. */
function CommandWords({ label, values, order: found }: Command) {
  const text = useText()
  const intl = useIntl()
  if (typeof label === 'string') return text(label, values)
  if (!found) return label.name
  const { order, customer } = found
  const facts = [
    order.serviceName,
    writeDate(intl, order.bookedDate, 'medium'),
    `${customer.firstName} ${customer.lastName}`,
  ]
  return (
    <>
      {label.name} <chakra.span color="muted">{facts.join(' · ')}</chakra.span>
    </>
  )
}

/** The pause in typing before the server is asked, in milliseconds. */
const PAUSE_MS = 200
/** A single letter matches half of all people. */
const LEAST = 2

/** People and orders that match the text; undefined while unknown. */
function useHits(typed: string) {
  const [asked, setAsked] = useState('')
  const later = useDelayed()
  const { data, error } = useQuery(CommandHitsDocument, {
    variables: { text: asked },
    skip: asked.length < LEAST,
    context: { isQuiet: true },
  })
  const isAsked = asked === typed.trim() && asked.length >= LEAST
  const hits = isAsked ? data : undefined
  return {
    hits,
    isSure: hits !== undefined,
    hasFailed: isAsked && !data && error !== undefined,
    ask: (text: string) => later(PAUSE_MS, () => setAsked(text.trim())),
  }
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '10',
    px: '3',
    py: '1',
    borderRadius: 'input',
    textStyle: 't14',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&[aria-selected=true]': { bg: 'brandTint', color: 'brand', fontWeight: 'strong' },
  },
})
