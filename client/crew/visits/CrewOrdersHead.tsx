import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import type { OrderGroup } from '../../api/schema.generated.ts'
import { writeDate } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useCrewDay } from '../parts/useCrewDay.ts'

/** What day it is and how many visits are left of it; of what is over, that it is. */
export function CrewOrdersHead({ group }: { readonly group: OrderGroup }) {
  const text = useText()
  return (
    <chakra.header mb="4">
      {group === 'Ongoing' ? (
        <Today />
      ) : (
        <PageHeading title={text('crew.history')} textStyle="t24">
          {text('crew.history')}
        </PageHeading>
      )}
    </chakra.header>
  )
}

function Today() {
  const intl = useIntl()
  const text = useText()
  const { data } = useCrewDay()
  const today = data && text('crew.today', { count: data.crewToday })
  return (
    <>
      <PageHeading title={text('orders.ongoing')} textStyle="t24">
        {data ? writeDate(intl, data.clock.at, 'weekday') : text('orders.ongoing')}
      </PageHeading>
      <chakra.p color="muted" minHeight="6" fontVariantNumeric="tabular-nums">
        {today ? (
          text('crew.todayZone', { today, zone: data.clock.zoneLabel })
        ) : (
          <Skeleton height="1.5rem" width="14rem" />
        )}
      </chakra.p>
    </>
  )
}
