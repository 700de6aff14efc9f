import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Grey bars below each other. */
export function SkeletonRows({ rows, height }: { readonly rows: number; readonly height: string }) {
  return (
    <chakra.div display="grid" gap="3" mt="3">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike and never moved
        <Skeleton key={row} height={height} />
      ))}
    </chakra.div>
  )
}
