import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CardGrid } from './CardGrid.tsx'

/** How high each card will be. */
const heights = { points: '13rem', rank: '13rem', orders: '18rem', settings: '18rem' }

/** The four cards before their figures come. */
export function AccountSkeleton() {
  return (
    <CardGrid aria-hidden>
      {Object.entries(heights).map(([card, height]) => (
        <Card asChild key={card} minHeight={height} gap="4">
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
