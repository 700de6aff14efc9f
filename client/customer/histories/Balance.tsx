import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PointBuckets } from '../parts/price/PointBuckets.tsx'

interface BalanceProps {
  /** Undefined while it loads. */
  readonly held: { readonly points: number; readonly rewardPoints: number } | null | undefined
  /** The one action beside it. */
  readonly action?: ReactNode
}

/** All points together with their worth, and both buckets when there are reward points (decisions F1, F5). */
export function Balance({ held, action }: BalanceProps) {
  const text = useText()
  const formats = useFormats()
  const total = held ? held.points + held.rewardPoints : 0
  return (
    <FigureCard title={text('histories.balance')} action={action}>
      {held ? (
        <>
          <Figure>
            {formats.number(total)}{' '}
            <small>
              {text('histories.balance.points', { points: total })}{' '}
              {text('points.worth', { amount: formats.worth(total) })}
            </small>
          </Figure>
          <PointBuckets held={held} textStyle="t14" />
        </>
      ) : (
        <Skeleton height="2.5rem" width="12rem" />
      )}
    </FigureCard>
  )
}

interface FigureCardProps {
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A large figure with its name above and an action beside it. */
export function FigureCard({ title, action, children }: FigureCardProps) {
  return (
    <Card aria-labelledby="figure-title" mb="6">
      <Cluster justifyContent="space-between" gap="4" fontVariantNumeric="tabular-nums">
        <chakra.div minWidth="0">
          <chakra.h2 id="figure-title" textStyle="t14" fontWeight="medium" color="muted">
            {title}
          </chakra.h2>
          {children}
        </chakra.div>
        {action}
      </Cluster>
    </Card>
  )
}

/** The figure; a `small` inside says what it counts. */
export const Figure = chakra('p', {
  base: {
    textStyle: 't36',
    fontWeight: 'strong',
    overflowWrap: 'anywhere',
    '& small': { textStyle: 't16', fontWeight: 'medium', color: 'muted' },
  },
})
