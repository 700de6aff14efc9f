import { FormattedMessage } from 'react-intl'
import { NoBreak } from '../../ui/NoBreak.tsx'

interface DocumentNameProps {
  readonly kind: 'invoice' | 'creditNote'
  readonly number: string
}

/** "Invoice INV-2026-000017" or "Credit note CN-2026-000001", its number in one piece. */
export function DocumentName({ kind, number }: DocumentNameProps) {
  return (
    <FormattedMessage
      id={kind === 'invoice' ? 'histories.invoice' : 'histories.credit.note'}
      values={{ number: <NoBreak>{number}</NoBreak> }}
    />
  )
}
