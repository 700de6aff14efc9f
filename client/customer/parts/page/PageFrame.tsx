import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Cluster } from '../../../ui/layout.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Wrap } from '../../../ui/Wrap.tsx'
import { BackLink } from './BackLink.tsx'

interface PageFrameProps {
  readonly title: string
  /** Where it was opened from; the account by default. */
  readonly back?: { readonly to: string; readonly label: string }
  /** A sentence under the heading. */
  readonly lede?: string
  /** Beside the heading, if there is room. */
  readonly beside?: ReactNode
  /** The whole width of the site, for columns. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A page of the account: the way back, the heading, and one column in the middle for a form, a list or a text. */
export function PageFrame({ title, back, lede, beside, isWide = false, children }: PageFrameProps) {
  const text = useText()
  const { to, label } = back ?? { to: '/account', label: text('account.back') }
  return (
    <Wrap maxWidth={isWide ? undefined : '48rem'}>
      <BackLink to={to}>{label}</BackLink>
      <Cluster alignItems="flex-end" rowGap="4" columnGap="6" mb="6">
        <chakra.div flex={lede ? '1 1 20rem' : undefined} me="auto" minWidth="0">
          <PageHeading title={title} />
          {lede && (
            <chakra.p
              color="muted"
              mt="2"
              maxWidth="68ch"
              textWrap="balance"
              fontVariantNumeric="tabular-nums"
            >
              {lede}
            </chakra.p>
          )}
        </chakra.div>
        {beside}
      </Cluster>
      {children}
    </Wrap>
  )
}
