import { Card } from '../../../ui/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CardGrid } from './CardGrid.tsx'

const heights = ['13rem', '13rem', '18rem', '18rem']

/** The four cards before their figures come. */
export function AccountSkeleton() {
  return (
    <CardGrid aria-hidden>
      {heights.map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four places that never move
        <Card asChild key={place} minHeight={height} gap="4">
          <div>
            <Skeleton height="1.75rem" width="7rem" />
            <Skeleton height="3.5rem" width="60%" />
            <Skeleton height="1.5rem" width="80%" />
          </div>
        </Card>
      ))}
    </CardGrid>
  )
}
