import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { useText } from '../i18n/useText.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useDelayed } from '../ui/useDelayed.ts'

interface RedirectNoticeProps {
  /** Whether the form has been accepted. */
  readonly isDone: boolean
  readonly to: string
  /** State for the next page, kept with its entry in the browser's history. */
  readonly state?: unknown
  /** Announces the redirect. */
  readonly words: string
  /** How long that takes, in milliseconds; two seconds by default. */
  readonly afterMs?: number
}

/**
 * Redirects after a delay (customer document, sections 2 and 9), announces it, and offers a link to go now. The next page replaces the form
 * in the browser's history, so that Back leads to the page before it.
 */
export function RedirectNotice({
  isDone,
  to,
  state,
  words,
  afterMs = businessRules.ui.redirectMs,
}: RedirectNoticeProps) {
  const text = useText()
  const navigate = useNavigate()
  const later = useDelayed()
  const redirect = useEffectEvent(() => void navigate(to, { state, replace: true }))
  useEffect(() => {
    if (isDone) later(afterMs, () => redirect())
  }, [isDone, later, afterMs])
  return (
    // while empty it takes no row, so that the button ends the card
    <chakra.div role="status" _empty={{ position: 'absolute' }}>
      {isDone && (
        <Notice tone="ok">
          <p>{words}</p>
          <ButtonLink to={to} state={state} replace mt="2">
            {text('form.continue')}
          </ButtonLink>
        </Notice>
      )}
    </chakra.div>
  )
}
