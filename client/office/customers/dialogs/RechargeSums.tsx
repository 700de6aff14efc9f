import { chakra } from '@chakra-ui/react/styled-system'
import { Province } from '../../../../schema/rules/enumerations.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import type { RechargeQuoting } from './useRechargeQuote.ts'

/** What a recharge comes to as the form stands; its place is there before the figures, so that nothing jumps. */
export function RechargeSums({ quote }: { readonly quote: RechargeQuoting }) {
  const text = useText()
  const { sums, hasFailed, retry } = quote
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
            {text('officeUsers.recharge.province', { province: text(`province.${Province[sums.province]}`) })}
          </chakra.p>
        </>
      )}
      {!sums && hasFailed && (
        <Notice tone="danger" role="alert">
          <p>{text('officeUsers.quote.failed')}</p>
          <Button size="sm" mt="2" onClick={retry}>
            {text('error.tryAgain')}
          </Button>
        </Notice>
      )}
      {!sums && !hasFailed && (
        <chakra.p color="muted" textStyle="t14">
          {text(quote.isWaiting ? 'officeUsers.quote.waiting' : 'officeUsers.quote.ahead')}
        </chakra.p>
      )}
    </Box>
  )
}

export const Box = chakra('div', {
  base: { px: '4', py: '3', borderRadius: 'card', bg: 'sunk', textStyle: 't14', minHeight: '3rem' },
})
