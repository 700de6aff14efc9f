import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { useText } from '../i18n/useText.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useDelayed } from '../ui/useDelayed.ts'

interface GoingOnProps {
  /** Whether the form has been accepted. */
  readonly isDone: boolean
  readonly to: string
  /** What the next page is told by the way, kept with its place in the browser's history. */
  readonly state?: unknown
  /** Says that the page will change by itself. */
  readonly words: string
  /** How long that takes, in milliseconds; two seconds unless told. */
  readonly afterMs?: number
}

/**
 * After success the next page comes by itself (customer document, sections 2 and 9); a status region says so, and a link lets nobody
 * wait. It takes the form's place in the browser's history: Back leads to what was before, not to a form that is done.
 */
export function GoingOn({ isDone, to, state, words, afterMs = businessRules.ui.redirectMs }: GoingOnProps) {
  const text = useText()
  const navigate = useNavigate()
  const later = useDelayed()
  const goOn = useEffectEvent(() => void navigate(to, { state, replace: true }))
  useEffect(() => {
    if (isDone) later(afterMs, () => goOn())
  }, [isDone, later, afterMs])
  return (
    // empty, it takes no row of the form, so that the button ends the card like the words begin it
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
