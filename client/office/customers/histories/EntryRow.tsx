import type { ReactNode } from 'react'
import type { ActorRole } from '../../../api/schema.generated.ts'
import { useText } from '../../../i18n/useText.ts'
import { Signed, When } from './Amount.tsx'

interface EntryRowProps {
  readonly occurred: { readonly at: string; readonly zoneLabel: string }
  readonly role: ActorRole
  /** With its sign. */
  readonly amount: number
  /** What it was. */
  readonly children: ReactNode
}

/** An entry of points or experience: when, what, who, and how much; on a phone who stands below when. */
export function EntryRow({ occurred, role, amount, children }: EntryRowProps) {
  const text = useText()
  const by = text('histories.actor', { role })
  return (
    <tbody>
      <tr>
        <td data-by={by}>
          <When moment={occurred} />
        </td>
        <td>{children}</td>
        <td data-word="" data-aside="">
          {by}
        </td>
        <td data-figure="">
          <Signed amount={amount} />
        </td>
      </tr>
    </tbody>
  )
}
