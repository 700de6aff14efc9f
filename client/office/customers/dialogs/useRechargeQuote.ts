import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useDelayed } from '../../../ui/useDelayed.ts'
import { OfficeRechargeQuoteDocument, type OfficeRechargeQuoteQuery } from '../userCommands.generated.ts'
import type { RechargeTerms } from './rechargeForm.ts'

/** Long enough to type an amount without a query per digit. */
const pauseMs = 250

/** The sums of a recharge, for exactly the form's current terms. */
export interface RechargeQuoting {
  readonly sums: NonNullable<OfficeRechargeQuoteQuery['rechargeQuote']> | undefined
  /** They are loading. */
  readonly isWaiting: boolean
  /** Why they could not be read; otherwise undefined. */
  readonly failure: unknown
  readonly retry: () => void
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
    context: { isQuiet: true },
  })
  const sums = wanted && isStill ? (data?.rechargeQuote ?? undefined) : undefined
  const failure = wanted !== '' && isStill && !sums ? error : undefined
  return {
    sums,
    isWaiting: wanted !== '' && !sums && !failure,
    failure,
    retry: () => void refetch().catch(() => undefined),
  }
}

const noTerms: RechargeTerms = { amountCents: 0, method: 'Cash', rewardPercent: 0 }
