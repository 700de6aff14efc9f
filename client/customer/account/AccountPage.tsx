import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { LoadError } from '../../api/QueryState.tsx'
import type { SeriesHeadFragment } from '../../domain/series/Series.generated.ts'
import { SeriesRow } from '../../domain/series/SeriesRow.tsx'
import { byNextVisit } from '../../domain/series/writtenRhythm.ts'
import { useToday } from '../../format/useClock.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { expireSession } from '../../session/expiry.ts'
import { useSession } from '../../session/useSession.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, CardHead } from '../../ui/Card.tsx'
import { Cluster, Row } from '../../ui/layout.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { RankEmblem } from '../../ui/RankEmblem.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { ToggleTip } from '../../ui/ToggleTip.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { TurnedAway } from '../parts/catalog/TurnedAway.tsx'
import { useBookingEntry } from '../parts/catalog/useBookingEntry.ts'
import { ErasureBanner } from '../parts/erasure/ErasureBanner.tsx'
import { UnlessLeaving } from '../parts/erasure/UnlessLeaving.tsx'
import { useAskedErasure } from '../parts/erasure/useAskedErasure.ts'
import type { BegunState } from '../parts/page/SignInReason.tsx'
import { userSeriesListPath, userSeriesPath } from '../parts/paths/seriesPaths.ts'
import { RankProgress } from '../parts/rank/RankProgress.tsx'
import { AccountDocument, type AccountQuery } from './Account.generated.ts'
import { CardGrid, CardLinks } from './CardGrid.tsx'
import { FirstSteps, type FirstStepsProps } from './FirstSteps.tsx'
import { NextVisit } from './NextVisit.tsx'
import { type AccountOrder, OrdersCard } from './OrdersCard.tsx'
import { PointsCard } from './PointsCard.tsx'
import { QuickBook } from './QuickBook.tsx'
import { type AccountCustomer, SettingsCard } from './SettingsCard.tsx'

/** /account: greeting, Quick Book, points, rank, orders, settings (customer document, section 2). */
export function Component() {
  const { data, error, refetch } = useQuery(AccountDocument)
  const isStranger = data?.me === null
  const isLeaving = useAskedErasure() !== undefined
  const firstSteps = data?.me && !isLeaving ? firstStepsOf(data.me) : undefined

  // A token without a customer: the session is over, although the server refused nothing.
  useEffect(() => {
    if (isStranger) expireSession('customer')
  }, [isStranger])

  return (
    <Wrap>
      <Greeting isNew={firstSteps !== undefined} />
      <UnlessLeaving>
        <TurnedAway mb="6" />
        <BegunBooking />
      </UnlessLeaving>
      <ErasureBanner mb="6" />
      {data?.me && (
        <AccountCards
          customer={data.me}
          orders={data.orders.edges.map((edge) => edge.node)}
          series={data.seriesList}
          firstSteps={firstSteps}
        />
      )}
      {!data?.me && !error && <AccountSkeleton />}
      {!data?.me && error && <LoadError words="account.failed" error={error} onRetry={refetch} />}
    </Wrap>
  )
}

/** The booking that a visitor began before signing in (decision X3). */
function BegunBooking() {
  const text = useText()
  const { book, asking } = useBookingEntry('/account')
  const begun = (useLocation().state as BegunState | null)?.begun
  if (begun === undefined) return null
  return (
    <chakra.div mb="6">
      <Button look="primary" disabled={asking !== null} onClick={() => void book(begun)}>
        {text('account.begun', { catalog: begun })}
      </Button>
    </chakra.div>
  )
}

/** The customer by first name, the customer number behind a button, and Quick Book unless the account is to be erased. */
function Greeting({ isNew }: { readonly isNew: boolean }) {
  const text = useText()
  const user = useSession('customer')?.user
  return (
    <Cluster justifyContent="space-between" gap="4" my="8">
      <Row gap="1" minWidth="0">
        <PageHeading title={text('account.title')} overflowWrap="anywhere">
          {text('account.greeting', { name: user?.firstName ?? '' })}
        </PageHeading>
        <ToggleTip label={text('account.userNo.show')}>
          {text('account.userNo', { userNo: user?.userNo ?? '' })}
        </ToggleTip>
      </Row>
      <UnlessLeaving>
        <QuickBook look={isNew ? 'secondary' : 'primary'} size="lg">
          {text('account.quickBook')}
        </QuickBook>
      </UnlessLeaving>
    </Cluster>
  )
}

interface AccountCardsProps {
  readonly customer: AccountCustomer
  readonly orders: readonly AccountOrder[]
  readonly series: AccountQuery['seriesList']
  /** For customers without any order. */
  readonly firstSteps: FirstStepsProps | undefined
}

/** What to do before the first order; undefined once there was one. */
function firstStepsOf(customer: AccountCustomer): FirstStepsProps | undefined {
  const { ongoingOrderCount, historyOrderCount, points, rewardPoints, defaultAddress } = customer
  if (ongoingOrderCount + historyOrderCount > 0) return undefined
  return { hasAddress: defaultAddress !== null, hasPoints: points + rewardPoints > 0 }
}

/** Points, rank, recurring visits, orders and settings; above them the next visit or, before the first order, the first steps. */
function AccountCards({ customer, orders, series, firstSteps }: AccountCardsProps) {
  const today = useToday() ?? ''
  // the list begins with months and seasons under way, and with visits that were never closed
  const next = orders.find((order) => order.periodType === 'Day' && order.bookedDate >= today) ?? orders[0]
  return (
    <CardGrid>
      {firstSteps && <FirstSteps {...firstSteps} />}
      {next && <NextVisit order={next} />}
      <PointsCard points={customer.points} rewardPoints={customer.rewardPoints} />
      <RankCard rank={customer.rank} />
      <SeriesCard list={series} />
      <OrdersCard
        ongoing={customer.ongoingOrderCount}
        history={customer.historyOrderCount}
        orders={orders}
        isNew={firstSteps !== undefined}
      />
      <SettingsCard customer={customer} />
    </CardGrid>
  )
}

/** How high each card will be. */
const heights = { points: '13rem', rank: '13rem', orders: '18rem', settings: '18rem' }

/** The four cards before their figures arrive. */
function AccountSkeleton() {
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

type AccountRank = NonNullable<AccountQuery['me']>['rank']

/** Title with icon, rank, and how far the next one is (customer document, section 2). */
function RankCard({ rank }: { readonly rank: AccountRank }) {
  const text = useText()
  const formats = useFormats()
  return (
    <Card aria-labelledby="rank-title">
      <CardHead>
        <h2 id="rank-title">{text('rankDetail.column.rank')}</h2>
        <Tag tone="ok">
          {rank.discountTenths > 0
            ? text('account.rank.discount', { percent: formats.tenths(rank.discountTenths) })
            : text('account.rank.noDiscount')}
        </Tag>
      </CardHead>
      <Cluster rowGap="2" columnGap="4" mb="6">
        <RankEmblem title={rank.title} />
        <p>
          <chakra.strong display="block" textStyle="t24" fontWeight="strong">
            {text(`rank.${rank.title}`)}
          </chakra.strong>
          <chakra.span color="muted">{text('account.rank.place', { rank: rank.rank })}</chakra.span>
        </p>
      </Cluster>
      <RankProgress rank={rank.rank} experience={rank.experience} nextExperience={rank.nextExperience} />
      <CardLinks>
        <Link to="/rankDetail">{text('account.rank.details')}</Link>
        <Link to="/userExpHistory">{text('account.rank.history')}</Link>
      </CardLinks>
    </Card>
  )
}

/** The customer's recurring visits that have not ended (decision N13), over the whole width; nothing without any. */
function SeriesCard({ list }: { readonly list: readonly SeriesHeadFragment[] }) {
  const text = useText()
  const going = byNextVisit(list.filter(({ state }) => state !== 'Ended'))
  if (list.length === 0) return null
  return (
    <Card aria-labelledby="series-title" gridColumn="1 / -1">
      <CardHead mb="0">
        <h2 id="series-title">{text('series.title')}</h2>
        <Link to={userSeriesListPath}>{text('series.all')}</Link>
      </CardHead>
      <chakra.ul listStyleType="none">
        {going.map((series) => (
          <SeriesRow key={series.id} series={series} to={userSeriesPath(series.id)} />
        ))}
      </chakra.ul>
    </Card>
  )
}
