import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '../../../ui/Skeleton.tsx'

const heights = ['4.5rem', '4.5rem', '6rem', '6rem', '9rem', '3.25rem']

/** The form before its values come. */
export function FormSkeleton() {
  return (
    <chakra.div display="grid" gap="4" aria-hidden>
      {heights.map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that never move
        <Skeleton key={place} height={height} />
      ))}
    </chakra.div>
  )
}
