import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { LoadError } from '../../../api/QueryState.tsx'
import { phoneText } from '../../../format/phone.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Muted } from '../../../ui/layout.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useDelayed } from '../../../ui/useDelayed.ts'
import { HiddenText } from '../../../ui/Wrap.tsx'
import { callerPath } from '../../parts/callerPath.ts'
import { SearchInput } from '../../parts/smallControls.tsx'
import { customerName } from '../customerWords.tsx'
import { CallersDocument } from './caller.generated.ts'
import { useCaller } from './callerAddress.ts'

const NewCaller = lazyPart(async () => (await import('./NewCaller.tsx')).NewCaller)

/** The pause in typing before the server is asked, in milliseconds. */
const PAUSE_MS = 200
/** A single letter matches half of all people. */
const LEAST = 2

/** Who is on the phone: found by name, phone, email or number, or registered. */
export function CallerSearch() {
  const text = useText()
  const { choose } = useCaller()
  const { typed, type, asked, found, error, retry } = useFound()
  const [isNew, setNew] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  // the search is what the page is opened for, so it takes the focus from the heading
  useEffect(() => search.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [first] = found ?? []
    if (first) choose({ user: first.id })
  }
  if (isNew) return <NewCaller typed={typed} onClose={() => setNew(false)} />
  return (
    <Card aria-labelledby="caller-title">
      <chakra.h2 id="caller-title" textStyle="t18" mb="3">
        {text('officeUsers.card')}
      </chakra.h2>
      <chakra.form role="search" onSubmit={submit} position="relative">
        <SearchInput
          ref={search}
          aria-label={text('officeCaller.search')}
          placeholder={text('officeCaller.search.hint')}
          value={typed}
          onChange={(event) => type(event.target.value)}
          maxLength={254}
        />
      </chakra.form>
      <HiddenText role="status">{found && text('officeUsers.found', { count: found.length })}</HiddenText>
      {found && found.length > 0 && (
        <Hits>
          {found.map((customer) => (
            <li key={customer.id}>
              <Link to={callerPath(customer.id)}>
                <chakra.strong fontWeight="strong">{customerName(text, customer)}</chakra.strong>
                <chakra.span color="muted">
                  {[customer.phoneNo && phoneText(customer.phoneNo), customer.email, customer.userNo]
                    .filter(Boolean)
                    .join(' · ')}
                </chakra.span>
              </Link>
            </li>
          ))}
        </Hits>
      )}
      {found?.length === 0 && <Muted mt="3">{text('officeCaller.none', { text: asked })}</Muted>}
      {error !== undefined && (
        <chakra.div mt="3">
          <LoadError words="officeUsers.failed" error={error} onRetry={retry} />
        </chakra.div>
      )}
      <Button mt="4" size="sm" onClick={() => setNew(true)}>
        {text('officeCaller.new')}
      </Button>
    </Card>
  )
}

/** Customers who match the typed text; undefined while unknown. */
function useFound() {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const later = useDelayed()
  const { data, error, refetch } = useQuery(CallersDocument, {
    variables: { search: asked },
    skip: asked.length < LEAST,
    context: { overlay: 'never' },
  })
  const isAsked = asked.length >= LEAST && asked === typed.trim()
  return {
    typed,
    asked,
    type: (words: string) => {
      setTyped(words)
      later(PAUSE_MS, () => setAsked(words.trim()))
    },
    found: isAsked ? data?.customers.items.filter(({ erased }) => !erased) : undefined,
    error: isAsked && !data ? error : undefined,
    retry: refetch,
  }
}

const Hits = chakra('ul', {
  base: {
    mt: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& li': { listStyleType: 'none' },
    '& a': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
      columnGap: '4',
      px: '3',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'line',
      color: 'ink',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      fontVariantNumeric: 'tabular-nums',
      '&:hover': { bg: 'sunk' },
    },
  },
})
