import { useEffect } from 'react'
import { useText } from '../i18n/useText.ts'
import type { LeaveQuestionProps } from './LeaveQuestion.tsx'
import { mayBeLost } from './mayBeLost.ts'

/** The same question in the browser's own window, where the dialog could not be fetched. */
export function AskingBrowser({ isOpen, onStay, onGo }: LeaveQuestionProps): null {
  const text = useText()
  useEffect(() => {
    if (!isOpen) return
    if (mayBeLost(text)) onGo()
    else onStay()
  })
  return null
}
