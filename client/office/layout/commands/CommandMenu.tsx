import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { writeDate } from '../../../format/businessDates.ts'
import { useText } from '../../../i18n/useText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Input } from '../../../ui/Field.tsx'
import { Muted } from '../../../ui/layout.tsx'
import { useDelayed } from '../../../ui/useDelayed.ts'
import { places } from '../places.ts'
import { CommandLine } from './CommandLine.tsx'
import type { Command } from './commandEntries.ts'
import { foundCommands, questionOf } from './foundCommands.ts'
import {
  CommandCrewsDocument,
  CommandHitsDocument,
  type CommandHitsQueryVariables,
} from './hits.generated.ts'

interface CommandMenuProps {
  /** What was typed while the menu was loading. */
  readonly early: { readonly current: string }
  readonly onClose: () => void
}

/**
 * Ctrl or Cmd + K: type a screen's name, an order number, a name, a phone, a street, a crew or a verb, and see the matches by kind; arrows
 * choose, Enter opens (decision W7).
 */
export function CommandMenu({ early, onClose }: CommandMenuProps) {
  const text = useText()
  const intl = useIntl()
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState(() => early.current)
  const [place, setPlace] = useState(0)
  const { hits, isSure, hasFailed, ask } = useHits(questionOf(typed, text))
  const { data: crews } = useQuery(CommandCrewsDocument, {
    fetchPolicy: 'cache-and-network',
    context: { overlay: 'never' },
  })
  const dayOf = (date: string) => writeDate(intl, date, 'medium')
  const groups = foundCommands(typed, { places, text, dayOf, hits, crews })
  const commands = groups.flatMap((group) => group.commands)
  const chosen = Math.min(place, commands.length - 1)

  function type(words: string) {
    setTyped(words)
    setPlace(0)
    ask(questionOf(words, text))
  }

  function go({ to }: Command) {
    if (typeof to === 'object') return type(to.goOnWith)
    onClose()
    void navigate(to)
  }

  function onKeyDown(event: KeyboardEvent) {
    // an input method uses these keys itself
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const command = commands[chosen]
    if (step) {
      const next = (chosen + step + commands.length) % commands.length
      setPlace(next)
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && command) go(command)
    else return
    event.preventDefault()
  }

  return (
    <Dialog onClose={onClose} title={text('office.commands.title')}>
      <Input
        data-autofocus=""
        // at once, so that the first letters are not lost
        autoFocus
        role="combobox"
        aria-label={text('office.commands.label')}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={commands.length > 0 ? `${listId}-${chosen}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={text('office.commands.hint')}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {!typed.trim() && <Muted mt="2">{text('office.commands.examples')}</Muted>}
      <chakra.div id={listId} role="listbox" aria-label={text('office.commands.label')} mt="3">
        {groups.map(({ heading, commands: own }) => (
          <Group key={heading} role="group" aria-labelledby={`${listId}-${heading}`}>
            <Heading id={`${listId}-${heading}`} role="presentation">
              {text(heading)}
            </Heading>
            {own.map((command) => {
              const at = commands.indexOf(command)
              return (
                <CommandLine
                  key={at}
                  id={`${listId}-${at}`}
                  command={command}
                  isChosen={at === chosen}
                  onPoint={() => setPlace(at)}
                  onGo={() => go(command)}
                />
              )
            })}
          </Group>
        ))}
      </chakra.div>
      {hasFailed && (
        <Muted role="status" px="3">
          {text('office.commands.failed')}
        </Muted>
      )}
      {commands.length === 0 && isSure && (
        <chakra.div role="status" px="3">
          <chakra.p fontWeight="medium">{text('office.commands.none', { text: typed.trim() })}</chakra.p>
          <Muted mt="1">{text('office.commands.examples')}</Muted>
        </chakra.div>
      )}
    </Dialog>
  )
}

/** The pause in typing before the server is asked, in milliseconds. */
const PAUSE_MS = 200
/** A single letter matches half of all people. */
const LEAST = 2

/** People and orders that match the text; undefined while unknown. */
function useHits(wanted: CommandHitsQueryVariables) {
  const [asked, setAsked] = useState(wanted)
  const later = useDelayed()
  const isLong = asked.text.length >= LEAST
  const { data, error } = useQuery(CommandHitsDocument, {
    variables: asked,
    skip: !isLong,
    context: { overlay: 'never' },
  })
  const isAsked = isLong && asked.text === wanted.text && String(asked.statuses) === String(wanted.statuses)
  const hits = isAsked ? data : undefined
  return {
    hits,
    isSure: hits !== undefined,
    hasFailed: isAsked && !data && error !== undefined,
    ask: (question: CommandHitsQueryVariables) => later(PAUSE_MS, () => setAsked(question)),
  }
}

const Group = chakra('div', {
  base: { pb: '2', '& + &': { pt: '2', borderTopWidth: '1px', borderColor: 'line' } },
})

const Heading = chakra('p', { base: { px: '3', pb: '1', textStyle: 't14', fontWeight: 'strong' } })
