import { useEffect } from 'react'
import { useText } from '../i18n/useText.ts'
import type { LeaveQuestionProps } from './LeaveQuestion.tsx'

/** The same question in the browser's own window, where the dialog could not be fetched. */
export function AskingBrowser({ isOpen, onStay, onGo }: LeaveQuestionProps): null {
  const text = useText()
  useEffect(() => {
    if (!isOpen) return
    const mayGo = window.confirm(`${text('form.leave.title')}\n${text('form.leave.lost')}`)
    if (mayGo) onGo()
    else onStay()
  })
  return null
}
