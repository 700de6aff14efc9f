import { type ComponentType, useEffect, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useText } from '../i18n/useText.ts'
import { areaOf } from '../session/areaOf.ts'
import { sessionOf } from '../session/session.ts'
import type { LeaveQuestionProps } from './LeaveQuestion.tsx'
import { mayBeLost } from './mayBeLost.ts'

interface FormGuardProps {
  /** The form has been accepted: nothing is lost any more. */
  readonly isDone: boolean
  /** It stands in a dialog that the query of the address may open and close. */
  readonly isInDialog?: boolean
}

/** Asks before what was typed into the ServerForm around is lost. */
export function FormGuard({ isDone, isInDialog = false }: FormGuardProps) {
  const { control } = useFormContext()
  return <LeaveGuard isAtStake={useFormState({ control }).isDirty && !isDone} isInDialog={isInDialog} />
}

interface LeaveGuardProps {
  readonly isAtStake: boolean
  /** A step to another query of the same page may close it too; where the page only corrects its address, nobody left. */
  readonly isInDialog?: boolean
}

/**
 * Asks before what was typed is lost: by a link or the browser's back button in a dialog, by closing the tab in the browser's own words. A
 * session that has ended holds nobody back.
 */
export function LeaveGuard({ isAtStake, isInDialog = false }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      isAtStake &&
      (from.pathname !== to.pathname ||
        (isInDialog && from.search !== to.search && historyAction !== 'REPLACE')) &&
      sessionOf(areaOf(from.pathname)) !== null,
  )
  useBeforeUnload((event) => {
    if (isAtStake) event.preventDefault()
  })
  const Question = useQuestion(isAtStake)
  if (!Question) return null
  return (
    <Question
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onGo={() => blocker.proceed?.()}
    />
  )
}

/** The dialog is fetched with the first letter, so that a form nobody has typed into does not carry it. */
function useQuestion(isAtStake: boolean): ComponentType<LeaveQuestionProps> | undefined {
  const [Question, setQuestion] = useState<ComponentType<LeaveQuestionProps>>()
  const isMissing = isAtStake && !Question
  useEffect(() => {
    if (!isMissing) return
    import('./LeaveQuestion.tsx').then(
      (part) => setQuestion(() => part.LeaveQuestion),
      () => setQuestion(() => AskingBrowser),
    )
  }, [isMissing])
  return Question
}

/** The same question in the browser's own window, where the dialog could not be fetched. */
function AskingBrowser({ isOpen, onStay, onGo }: LeaveQuestionProps): null {
  const text = useText()
  useEffect(() => {
    if (!isOpen) return
    if (mayBeLost(text)) onGo()
    else onStay()
  })
  return null
}
