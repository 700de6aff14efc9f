import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../ui/Notice.tsx'
import { FactTip } from '../parts/tip/FactTip.tsx'
import { expShare } from './expShare.ts'
import type { OfficeUserCardFragment } from './users.generated.ts'

/** Points, rank and experience at a glance, and what is owed for reversed recharges (decision M1). */
export function CardStats({ customer }: { readonly customer: OfficeUserCardFragment }) {
  const text = useText()
  const formats = useFormats()
  const { points, rewardPoints, owedRewardPoints, totalPoints, rank } = customer
  const total = formats.number(totalPoints)
  return (
    <>
      <Stats>
        <Stat label={text('officeUsers.points')}>
          <FactTip label={text('officeUsers.points.show', { total })} face={<Tipped>{total}</Tipped>}>
            <span>{text('officeUsers.points.tip')}</span>
            <chakra.strong fontWeight="strong">
              {formats.number(points)}+{formats.number(rewardPoints)}
            </chakra.strong>
          </FactTip>
        </Stat>
        <Stat label={text('officeUsers.rank')}>
          {text('officeUsers.rank.figure', { title: text(`rank.${rank.title}`), rank: rank.rank })}
        </Stat>
        <Stat label={text('officeUsers.exp.share', { share: formats.tenths(expShare(rank)) })}>
          {formats.number(rank.experience)}
        </Stat>
      </Stats>
      {owedRewardPoints > 0 && (
        <Notice tone="warn">{text('officeUsers.owed', { points: owedRewardPoints })}</Notice>
      )}
    </>
  )
}

function Stat({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Says by its line that there is more behind it. */
const Tipped = chakra('span', {
  base: { textDecoration: 'underline dotted', textUnderlineOffset: '4px', textDecorationThickness: '1px' },
})

const Stats = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
    gap: '3',
    my: '4',
    '& > div': { px: '3', py: '2', borderRadius: 'input', bg: 'sunk', minWidth: '0' },
    '& dt': { textStyle: 't12', color: 'muted' },
    '& dd': { textStyle: 't18', fontWeight: 'strong', overflowWrap: 'anywhere' },
  },
})
