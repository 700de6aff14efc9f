import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../../format/useFormats.ts'

interface PointBucketsProps extends HTMLChakraProps<'p'> {
  readonly held: { readonly points: number; readonly rewardPoints: number }
}

/** Paid and reward points side by side; nothing without reward points (decision F1). */
export function PointBuckets({ held, ...style }: PointBucketsProps) {
  const formats = useFormats()
  if (held.rewardPoints <= 0) return null
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      columnGap="6"
      color="muted"
      fontVariantNumeric="tabular-nums"
      {...style}
    >
      <span>
        <FormattedMessage id="points.paid" values={{ points: formats.number(held.points), b: strong }} />
      </span>
      <span>
        <FormattedMessage
          id="points.reward"
          values={{ points: formats.number(held.rewardPoints), b: strong }}
        />
      </span>
    </chakra.p>
  )
}

function strong(words: ReactNode[]): ReactNode {
  return (
    <chakra.b key="b" fontWeight="strong" color="ink">
      {words}
    </chakra.b>
  )
}
