import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Input } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useDelayed } from '../../ui/useDelayed.ts'
import { useUserList } from './userListAddress.ts'

/** Long enough to type a name without a question for each letter. */
const pauseMs = 300

/** Finds customers by name, e-mail, the last digits of a phone, or number, as one types (decision I7); the key "/" leads here. */
export function UserSearch() {
  const text = useText()
  const { typed, type, search } = useTyped()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(typed)
  }
  return (
    <chakra.form role="search" onSubmit={submit} position="relative">
      <chakra.span position="absolute" insetStart="3" top="12px" color="muted" pointerEvents="none">
        <Icon name="search" />
      </chakra.span>
      <Input
        type="search"
        ps="40px"
        textStyle="t14"
        textOverflow="ellipsis"
        aria-label={text('officeUsers.search')}
        placeholder={text('officeUsers.search.hint')}
        value={typed}
        onChange={(event) => type(event.target.value)}
        maxLength={254}
        autoComplete="off"
        spellCheck={false}
      />
    </chakra.form>
  )
}

/** What is typed goes into the address after a pause; an address that changes by itself, such as by Back, is what is typed. */
function useTyped() {
  const { view, change } = useUserList()
  const [typed, setTyped] = useState(view.search)
  const asked = useRef(view.search)
  const later = useDelayed()
  useEffect(() => {
    if (asked.current === view.search) return
    asked.current = view.search
    setTyped(view.search)
  }, [view.search])
  const search = (words: string) => {
    if (words === asked.current) return
    asked.current = words
    change({ search: words }, { replace: true })
  }
  const type = (words: string) => {
    setTyped(words)
    later(pauseMs, () => search(words))
  }
  return { typed, type, search }
}
