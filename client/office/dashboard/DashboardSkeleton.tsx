import { chakra } from '@chakra-ui/react/styled-system'
import { WaitingCard } from '../parts/WaitingCard.tsx'

const cards = ['days', 'weeks', 'points', 'cancellations', 'statuses', 'crews']

/** As large as the charts to come. */
export function DashboardSkeleton() {
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
    >
      {cards.map((card) => (
        <WaitingCard key={card} height="21rem" />
      ))}
    </chakra.div>
  )
}
