import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { NoBreak } from '../../ui/NoBreak.tsx'

interface DocumentNameProps {
  readonly kind: 'invoice' | 'creditNote'
  readonly number: string
}

/** "Invoice INV-2026-000017" or "Credit note CN-2026-000001", word and number each unbroken, in Chinese too. */
export function DocumentName({ kind, number }: DocumentNameProps) {
  return (
    <chakra.span wordBreak="keep-all">
      <FormattedMessage
        id={kind === 'invoice' ? 'histories.invoice' : 'histories.credit.note'}
        values={{ number: <NoBreak>{number}</NoBreak> }}
      />
    </chakra.span>
  )
}
