import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card, CardHead } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { UnlessLeaving } from '../parts/erasure/UnlessLeaving.tsx'
import { PointBuckets } from '../parts/price/PointBuckets.tsx'
import { CardLinks } from './CardGrid.tsx'

interface PointsCardProps {
  /** Paid points. */
  readonly points: number
  readonly rewardPoints: number
}

/** All points together with their worth; the two buckets when there are reward points (customer document, section 2). */
export function PointsCard({ points, rewardPoints }: PointsCardProps) {
  const text = useText()
  const formats = useFormats()
  const total = points + rewardPoints
  return (
    <Card aria-labelledby="points-title">
      <CardHead>
        <h2 id="points-title">{text('account.points')}</h2>
        <chakra.span textStyle="t14" color="muted" fontVariantNumeric="tabular-nums">
          {text('account.points.rate')}
        </chakra.span>
      </CardHead>
      <Balance>
        {formats.number(total)}{' '}
        <chakra.small textStyle="t18" fontWeight="strong" color="muted">
          {text('points.worth', { amount: formats.worth(total) })}
        </chakra.small>
      </Balance>
      <PointBuckets held={{ points, rewardPoints }} mt="2" />
      <CardLinks>
        <UnlessLeaving>
          <ButtonLink to="/userRecharge">
            <Icon name="plus" />
            {text('account.points.recharge')}
          </ButtonLink>
        </UnlessLeaving>
        <Histories>
          <Link to="/userPointHistory">{text('account.points.history')}</Link>
          <Link to="/userPaymentHistory">{text('account.points.payments')}</Link>
        </Histories>
      </CardLinks>
    </Card>
  )
}

const Balance = chakra('p', {
  base: {
    textStyle: 't48',
    // the figure stays unbroken on a phone with very large letters
    fontSize: 'min(3rem, 15vw)',
    fontWeight: 'strong',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
})

/** Both move to the next line together if there is no room beside the button. */
const Histories = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '6' } })
