import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { Notice } from '../../ui/Notice.tsx'
import { Sentences } from '../../ui/Sentences.tsx'
import { Words } from '../../ui/Words.tsx'
import type { BalanceAfter } from './balanceAfter.ts'

/** Says what is missing and where to recharge; nothing while the balance reaches (decision D14). */
export function Shortfall({ balance }: { readonly balance: BalanceAfter }) {
  if (balance.missing === 0) return null
  return (
    <chakra.div mt="3">
      <Notice tone="warn">
        <Sentences
          first={<Words id="booking.price.short" values={{ points: balance.missing }} />}
          second={
            <Link to="/userRecharge">
              <Words id="booking.price.recharge" />
            </Link>
          }
        />
      </Notice>
    </chakra.div>
  )
}
