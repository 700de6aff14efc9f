import { chakra } from '@chakra-ui/react/styled-system'
import { catalogIcons } from '../../domain/catalog/catalogIcons.ts'
import { IconTile } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { CrewJobFragment } from '../parts/crewOrders.generated.ts'

interface JobCustomerProps {
  readonly job: CrewJobFragment
  readonly titleId: string
}

/** Whose home it is, and what is done there, with the service's picture. */
export function JobCustomer({ job, titleId }: JobCustomerProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center" minWidth="0">
      <IconTile>
        <Icon name={catalogIcons[job.catalog]} size={32} />
      </IconTile>
      <chakra.div flex="1 1 7rem" minWidth="0" overflowWrap="anywhere">
        <chakra.h2 id={titleId} textStyle="t20">
          {job.customerName}
        </chakra.h2>
        <chakra.p color="muted">{job.serviceName}</chakra.p>
      </chakra.div>
    </chakra.div>
  )
}
