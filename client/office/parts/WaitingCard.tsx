import { Stack } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** A card's placeholder: its final height, with grey lines for text. */
export function WaitingCard({ height }: { readonly height: string }) {
  return (
    <Stack
      aria-hidden
      style={{ height }}
      layerStyle="panel"
      alignContent="start"
      gap="3"
      p="4"
      overflow="hidden"
    >
      <Skeleton width="40%" height="1.25rem" />
      <Skeleton width="70%" height="1rem" />
      <Skeleton width="55%" height="1rem" />
    </Stack>
  )
}
