import { useEffect } from 'react'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useText } from '../../i18n/useText.ts'

/** Names the browser's tab after a document while it is open; a printed file is named the same. */
export function useTabTitle(title: string | undefined): void {
  const text = useText()
  useEffect(() => {
    if (!title) return
    const before = document.title
    document.title = text('page.title', { title, company: businessRules.company.name })
    return () => {
      document.title = before
    }
  }, [text, title])
}
