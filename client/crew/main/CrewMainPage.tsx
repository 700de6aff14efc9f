import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { useSession } from '../../session/useSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { crewListPaths } from '../parts/crewPaths.ts'
import { useCrewDay } from '../parts/useCrewDay.ts'

/** /staffMainPage: the Order section with the day's visits and the way to the orders (back-office document section 2, decision I10). */
export function Component() {
  const text = useText()
  const name = useSession('staff')?.user.firstName ?? ''
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxWidth="35rem">
      <PageHeading title={text('crew.nav.main')} textStyle={{ base: 't24', md: 't30' }}>
        {text('crew.nav.main')}
      </PageHeading>
      <Card aria-labelledby="order-title" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <chakra.div display="grid" gap="1">
          <chakra.h2 id="order-title" textStyle="t18">
            {text('crew.main.order')}
          </chakra.h2>
          <chakra.p textStyle="t20">{text('crew.main.greeting', { name })}</chakra.p>
          <Today />
        </chakra.div>
        <ButtonLink
          look="primary"
          to={crewListPaths.Ongoing}
          minHeight="4rem"
          px="2"
          gap="1"
          borderRadius="card"
          textStyle="t20"
        >
          {text('orders.ongoing')}
          <Icon name="right" size={24} />
        </ButtonLink>
      </Card>
    </chakra.div>
  )
}

/** How many visits today are not done yet; nothing where that could not be read, the list tells it. */
function Today() {
  const text = useText()
  const { data, error } = useCrewDay()
  if (error && !data) return null
  return (
    <chakra.p color="muted" minHeight="6" fontVariantNumeric="tabular-nums">
      {data ? text('crew.today', { count: data.crewToday }) : <Skeleton height="1.5rem" width="10rem" />}
    </chakra.p>
  )
}
