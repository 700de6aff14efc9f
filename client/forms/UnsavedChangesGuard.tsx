import { useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useText } from '../i18n/useText.ts'
import { areaOf } from '../session/areaOf.ts'
import { sessionOf } from '../session/session.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import type { UnsavedChangesDialogProps } from './UnsavedChangesDialog.tsx'

interface FormGuardProps {
  /** The form was accepted: nothing can be lost any more. */
  readonly isDone: boolean
  /** A step to another query of the same page may close it too; a correction of the address by the page itself does not. */
  readonly isInDialog?: boolean
}

/**
 * Asks before input of the surrounding ServerForm is lost: in a dialog for a link or the Back button, in the browser's own words when the
 * tab closes. A session that has ended asks nothing.
 */
export function FormGuard({ isDone, isInDialog = false }: FormGuardProps) {
  const { control } = useFormContext()
  const hasChanges = useFormState({ control }).isDirty && !isDone
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      hasChanges &&
      (from.pathname !== to.pathname ||
        (isInDialog && from.search !== to.search && historyAction !== 'REPLACE')) &&
      sessionOf(areaOf(from.pathname)) !== null,
  )
  useBeforeUnload((event) => {
    if (hasChanges) event.preventDefault()
  })
  useEffect(() => {
    if (hasChanges) load().catch(() => undefined)
  }, [hasChanges])
  return (
    <Question
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onGo={() => blocker.proceed?.()}
    />
  )
}

/** It loads with the first letter, so that an untouched form does not carry it. */
const load = async () => (await import('./UnsavedChangesDialog.tsx')).UnsavedChangesDialog

const Question = lazyPart(load, { Missing: AskingBrowser })

/** The same question in the browser's own window, if the dialog could not be loaded. */
function AskingBrowser({ isOpen, onStay, onGo }: UnsavedChangesDialogProps): null {
  const text = useText()
  useEffect(() => {
    if (!isOpen) return
    if (confirmDiscard(text)) onGo()
    else onStay()
  })
  return null
}

/** Asks in the browser's own window whether input may be lost. */
function confirmDiscard(text: ReturnType<typeof useText>): boolean {
  return window.confirm(`${text('form.leave.title')}\n${text('form.leave.lost')}`)
}
