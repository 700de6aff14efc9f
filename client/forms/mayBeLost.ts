import type { useText } from '../i18n/useText.ts'

/** Asks in the browser's own window whether input may be lost. */
export function mayBeLost(text: ReturnType<typeof useText>): boolean {
  return window.confirm(`${text('form.leave.title')}\n${text('form.leave.lost')}`)
}
