import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The page's parts before their figures come. */
export function RankSkeleton() {
  return (
    <chakra.div display="grid" gap="12" aria-hidden>
      <Skeleton height={{ base: '14rem', md: '6rem' }} />
      <Skeleton height={{ base: '50rem', lg: '25rem' }} />
      <Skeleton height="20rem" />
    </chakra.div>
  )
}
