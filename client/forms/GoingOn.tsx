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
}

/**
 * After success the next page comes by itself, two seconds later (customer document, sections 2 and 9); a status region says so, and a
 * link lets nobody wait.
 */
export function GoingOn({ isDone, to, state, words }: GoingOnProps) {
  const text = useText()
  const navigate = useNavigate()
  const later = useDelayed()
  const goOn = useEffectEvent(() => void navigate(to, { state }))
  useEffect(() => {
    if (isDone) later(businessRules.ui.redirectMs, () => goOn())
  }, [isDone, later])
  return (
    <div role="status">
      {isDone && (
        <Notice tone="ok">
          <p>{words}</p>
          <ButtonLink to={to} state={state} mt="2">
            {text('form.continue')}
          </ButtonLink>
        </Notice>
      )}
    </div>
  )
}
