import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardHead } from '../../ui/Card.tsx'
import { RankEmblem } from '../../ui/RankEmblem.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { RankProgress } from '../parts/rank/RankProgress.tsx'
import type { AccountQuery } from './Account.generated.ts'
import { CardLinks } from './CardGrid.tsx'

type AccountRank = NonNullable<AccountQuery['me']>['rank']

/** Title with icon, rank, and how far the next one is (customer document, section 2). */
export function RankCard({ rank }: { readonly rank: AccountRank }) {
  const text = useText()
  const formats = useFormats()
  return (
    <Card aria-labelledby="rank-title">
      <CardHead>
        <h2 id="rank-title">{text('rankDetail.column.rank')}</h2>
        <Tag tone="ok">
          {rank.discountTenths > 0
            ? text('account.rank.discount', { percent: formats.tenths(rank.discountTenths) })
            : text('account.rank.noDiscount')}
        </Tag>
      </CardHead>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" rowGap="2" columnGap="4" mb="6">
        <RankEmblem title={rank.title} />
        <p>
          <chakra.strong display="block" textStyle="t24" fontWeight="strong">
            {text(`rank.${rank.title}`)}
          </chakra.strong>
          <chakra.span color="muted">{text('account.rank.place', { rank: rank.rank })}</chakra.span>
        </p>
      </chakra.div>
      <RankProgress rank={rank.rank} experience={rank.experience} nextExperience={rank.nextExperience} />
      <CardLinks>
        <Link to="/rankDetail">{text('account.rank.details')}</Link>
        <Link to="/userExpHistory">{text('account.rank.history')}</Link>
      </CardLinks>
    </Card>
  )
}
