import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useLocation, useSearchParams } from 'react-router'
import { NoBreak } from '../../ui/Words.tsx'
import { openedHere, withDocument } from './documentAddress.ts'

interface DocumentLinkProps {
  readonly paymentId: number
  readonly creditNoteNo?: string
  /** The page that shows documents; the current one by default. */
  readonly page?: string
  /** For readers who hear the link alone. */
  readonly label?: string
  /** From one document to another, so that Back still leads to the list. */
  readonly isSwitch?: boolean
  readonly children: ReactNode
}

/** Opens an invoice or a credit note over the list of a page that shows them. */
export function DocumentLink(props: DocumentLinkProps) {
  const { paymentId, creditNoteNo, label, isSwitch = false, children } = props
  const { pathname, state } = useLocation()
  const [params] = useSearchParams()
  const page = props.page ?? pathname
  const isHere = pathname === page
  const search = withDocument(isHere ? params : new URLSearchParams(), {
    paymentId,
    ...(creditNoteNo && { creditNoteNo }),
  })
  return (
    <Target
      to={{ pathname: page, search: search.toString() }}
      state={isSwitch ? state : isHere ? openedHere : null}
      replace={isSwitch}
      aria-label={label}
    >
      {children}
    </Target>
  )
}

/** A target for a thumb in a line of normal height; its focus ring covers nothing above or below. */
const Target = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    my: '-2',
    px: '2',
    mx: '-2',
    _focusVisible: { outlineOffset: '-5px' },
  },
})

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
