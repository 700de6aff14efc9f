import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import type { BalanceAfter } from '../../domain/booking/balanceAfter.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Sentences } from '../../ui/Sentences.tsx'
import { NoBreak, Words } from '../../ui/Words.tsx'
import { UnlessLeaving } from '../parts/erasure/UnlessLeaving.tsx'
import { fromBooking, userRechargePath } from '../parts/paths/customerPaths.ts'

interface ShortfallProps {
  readonly balance: BalanceAfter
  /** Id of the sentence that explains a disabled button. */
  readonly id?: string
  /** The step with its choices, to come back to after a recharge; without it, a button beside leads there already. */
  readonly here?: string
  /** What is taken later, and the day of it as text; absent for a price that is due now. */
  readonly due?: { readonly points: number; readonly date: string } | undefined
}

/** Says what is missing and where to recharge; nothing if the balance suffices (decision D14). */
export function Shortfall({ balance, id, here, due }: ShortfallProps) {
  if (balance.missing === 0) return null
  return (
    <chakra.div id={id} mt="3">
      <Notice tone="warn">
        <Sentences
          first={
            due ? (
              <Words id="booking.price.due" values={{ ...due, balance: balance.before }} />
            ) : (
              <Words id="booking.price.short" values={{ points: balance.missing }} />
            )
          }
          second={
            here && (
              <UnlessLeaving>
                <NoBreak>
                  <Link to={userRechargePath(balance.missing)} state={fromBooking(here)}>
                    <Words id="booking.price.recharge" />
                  </Link>
                </NoBreak>
              </UnlessLeaving>
            )
          }
        />
      </Notice>
    </chakra.div>
  )
}
