import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useSearchParams } from 'react-router'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import { QueryState } from '../../api/QueryState.tsx'
import type { SeriesState } from '../../api/schema.generated.ts'
import { SeriesRow } from '../../domain/series/SeriesRow.tsx'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { type PageChoice, Pager, pageQuery, readPageChoice } from '../parts/pager/Pager.tsx'
import { officeSeriesPath } from '../parts/seriesPaths.ts'
import { LinkTabs } from '../parts/tabs/LinkTabs.tsx'
import { OfficeSeriesListDocument } from './officeSeries.generated.ts'

/** The lists, as the address names them: those that run, those that wait for something, those that are paused or over. */
const lists = ['Running', 'Waiting', 'Paused', 'Ended'] as const

/** /adminSeries: all recurring visits, or one customer's (decision N10). */
export function Component() {
  const text = useText()
  const [address, setAddress] = useSearchParams()
  const choice = readPageChoice(address)
  const customerId = address.get('customer')
  const list = lists.find((one) => one === address.get('list')) ?? (customerId ? undefined : 'Running')
  const queryOf = (change: Record<string, string>) =>
    new URLSearchParams({ ...(customerId && { customer: customerId }), ...change })
  const result = useQuery(OfficeSeriesListDocument, {
    variables: {
      page: choice.page,
      pageSize: choice.size,
      state: list && list !== 'Waiting' ? (list satisfies SeriesState) : null,
      waiting: list === 'Waiting' ? true : null,
      customerId,
    },
    context: { overlay: 'first' },
  })
  useLiveOrders()
  const { data, previousData, error } = result
  const shown = (data ?? (error ? undefined : previousData))?.officeSeriesList
  const turn = (next: PageChoice) => setAddress(queryOf({ ...(list && { list }), ...pageQuery(next) }))
  return (
    <Stack gap="4">
      <PageHeading title={text('series.title')} textStyle="t24" />
      <LinkTabs
        label={text('series.title')}
        tabs={lists.map((one) => ({
          to: { search: `?${queryOf({ list: one })}` },
          label: text(`series.list.${one}`),
          isOpen: one === list,
        }))}
      />
      <QueryState
        result={{ ...result, data: shown }}
        words="series.failed"
        skeleton={<SkeletonRows rows={4} height="6rem" />}
      >
        {({ items, totalCount }) =>
          totalCount === 0 ? (
            <EmptyPanel icon="repeat" title={text('series.list.none')} />
          ) : (
            <>
              <Card asChild py="1">
                <chakra.ul listStyleType="none">
                  {items.map(({ id, customer, series }) => (
                    <SeriesRow
                      key={id}
                      series={series}
                      to={officeSeriesPath(id)}
                      whose={`${customer.firstName} ${customer.lastName}`}
                    />
                  ))}
                </chakra.ul>
              </Card>
              <Pager place="bottom" choice={choice} total={totalCount} onChoose={turn} />
            </>
          )
        }
      </QueryState>
    </Stack>
  )
}
