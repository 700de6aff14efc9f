import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** A card's placeholder: its final height, with grey lines for text. */
export function WaitingCard({ height }: { readonly height: string }) {
  return (
    <Frame aria-hidden style={{ height }}>
      <Skeleton width="40%" height="1.25rem" />
      <Skeleton width="70%" height="1rem" />
      <Skeleton width="55%" height="1rem" />
    </Frame>
  )
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '3',
    p: '4',
    overflow: 'hidden',
    bg: 'panel',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
})
