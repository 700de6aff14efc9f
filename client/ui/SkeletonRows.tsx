import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { Skeleton } from './Skeleton.tsx'

interface SkeletonRowsProps extends Omit<HTMLChakraProps<'div'>, 'height'> {
  readonly rows: number
  /** Of each of them. */
  readonly height: string
}

/** Grey bars below each other. */
export function SkeletonRows({ rows, height, ...style }: SkeletonRowsProps) {
  const bars = Array.from({ length: rows }, (_, place) => `${height} at ${place}`)
  return (
    <chakra.div display="grid" gap="3" mt="3" {...style}>
      {bars.map((bar) => (
        <Skeleton key={bar} height={height} />
      ))}
    </chakra.div>
  )
}
