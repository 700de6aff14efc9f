import type { ReactNode } from 'react'
import type { ActorRole } from '../../../../gql/graphql.ts'
import { useText } from '../../../../i18n/useText.ts'
import { Signed, When } from './Amount.tsx'

interface EntryRowProps {
  readonly occurred: { readonly at: string; readonly zoneLabel: string }
  readonly role: ActorRole
  /** With its sign. */
  readonly amount: number
  /** What it was. */
  readonly children: ReactNode
}

/** An entry of points or experience: when, what, who, and how much. */
export function EntryRow({ occurred, role, amount, children }: EntryRowProps) {
  const text = useText()
  return (
    <tbody>
      <tr>
        <td>
          <When moment={occurred} />
        </td>
        <td>{children}</td>
        <td data-word="">{text('histories.actor', { role })}</td>
        <td data-figure="">
          <Signed amount={amount} />
        </td>
      </tr>
    </tbody>
  )
}
