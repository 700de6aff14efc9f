import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { LoadError } from '../../../api/QueryState.tsx'
import { useText } from '../../../i18n/useText.ts'
import { Muted } from '../../../ui/layout.tsx'
import { useDelayed } from '../../../ui/useDelayed.ts'
import { OfficeRechargeQuoteDocument, type OfficeRechargeQuoteQuery } from '../userCommands.generated.ts'
import { QuoteLines } from './QuoteLines.tsx'
import type { RechargeTerms } from './rechargeForm.ts'

/** The sums of the recharge in the form; their place exists before the figures, so that nothing jumps. */
export function RechargeSums({ quote }: { readonly quote: RechargeQuoting }) {
  const text = useText()
  const { sums, failure, retry } = quote
  return (
    <Box aria-live="polite" aria-busy={quote.isWaiting}>
      {sums && (
        <>
          <QuoteLines
            sums={sums}
            pointsLabel={text('histories.sheet.points')}
            rewardLabel={text('officeUsers.reward.amount')}
            paidLabel={text('officeUsers.recharge.collect')}
          />
          <chakra.p textStyle="t12" color="muted">
            {text('officeUsers.recharge.province', { province: text(`province.${sums.province}`) })}
          </chakra.p>
        </>
      )}
      {failure !== undefined && (
        <LoadError words="officeUsers.quote.failed" error={failure} onRetry={retry} />
      )}
      {!sums && failure === undefined && (
        <Muted>{text(quote.isWaiting ? 'officeUsers.quote.waiting' : 'officeUsers.quote.ahead')}</Muted>
      )}
    </Box>
  )
}

export const Box = chakra('div', {
  base: { px: '4', py: '3', borderRadius: 'card', bg: 'sunk', textStyle: 't14', minHeight: '3rem' },
})

/** Long enough to type an amount without a query per digit. */
const pauseMs = 250

/** The sums of a recharge, for exactly the form's current terms. */
interface RechargeQuoting {
  readonly sums: NonNullable<OfficeRechargeQuoteQuery['rechargeQuote']> | undefined
  /** They are loading. */
  readonly isWaiting: boolean
  /** Why they could not be read; otherwise undefined. */
  readonly failure: unknown
  readonly retry: () => unknown
}

/** Asks the server, whose taxes and rounding count (decision F10), after a pause in typing. */
export function useRechargeQuote(customerId: string, terms: RechargeTerms | undefined): RechargeQuoting {
  const wanted = terms ? JSON.stringify(terms) : ''
  const [asked, setAsked] = useState('')
  const later = useDelayed()
  useEffect(() => later(pauseMs, () => setAsked(wanted)), [later, wanted])
  const isStill = asked === wanted
  const { data, error, refetch } = useQuery(OfficeRechargeQuoteDocument, {
    variables: { customerId, ...(asked ? (JSON.parse(asked) as RechargeTerms) : noTerms) },
    skip: asked === '',
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { overlay: 'never' },
  })
  const sums = wanted && isStill ? (data?.rechargeQuote ?? undefined) : undefined
  const failure = wanted !== '' && isStill && !sums ? error : undefined
  return {
    sums,
    isWaiting: wanted !== '' && !sums && !failure,
    failure,
    retry: refetch,
  }
}

const noTerms: RechargeTerms = { amountCents: 0, method: 'Cash', rewardPercent: 0 }
