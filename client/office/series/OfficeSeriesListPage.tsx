import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import { ServiceCatalog as CatalogIds } from '../../../schema/rules/enumerations.ts'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import { QueryState } from '../../api/QueryState.tsx'
import type { SeriesState, ServiceCatalog } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { FilterChips } from '../parts/FilterChips.tsx'
import { type PageChoice, Pager, pageQuery, readPageChoice } from '../parts/pager/Pager.tsx'
import { LinkTabs } from '../parts/tabs/LinkTabs.tsx'
import { OfficeSeriesListDocument } from './officeSeries.generated.ts'
import { SeriesLines } from './SeriesLines.tsx'

/** The lists, as the address names them: those that run, those that wait for something, those that are paused or over. */
const lists = ['Running', 'Waiting', 'Paused', 'Ended'] as const
const catalogs = Object.keys(CatalogIds) as readonly ServiceCatalog[]

/** /adminSeries: all recurring visits, or one customer's (decision N10). */
export function Component() {
  const text = useText()
  const [address, setAddress] = useSearchParams()
  const choice = readPageChoice(address)
  const customerId = address.get('customer')
  const catalog = catalogs.find((one) => one === address.get('catalog'))
  const list = lists.find((one) => one === address.get('list')) ?? (customerId ? undefined : 'Running')
  const narrowed = { ...(customerId && { customer: customerId }), ...(catalog && { catalog }) }
  const result = useQuery(OfficeSeriesListDocument, {
    variables: {
      page: choice.page,
      pageSize: choice.size,
      state: list && list !== 'Waiting' ? (list satisfies SeriesState) : null,
      catalog,
      waiting: list === 'Waiting' ? true : null,
      customerId,
    },
    context: { overlay: 'first' },
  })
  useLiveOrders()
  const { data, previousData, error } = result
  const shown = (data ?? (error ? undefined : previousData))?.officeSeriesList
  const open = (wanted: Record<string, string>) => setAddress({ ...(list && { list }), ...wanted })
  const turn = (next: PageChoice) => open({ ...narrowed, ...pageQuery(next) })
  return (
    <Stack gap="4">
      <div>
        <PageHeading title={text('series.title')} textStyle="t24" mb="2" />
        <LinkTabs
          label={text('series.title')}
          tabs={lists.map((one) => ({
            to: { search: `?${new URLSearchParams({ ...narrowed, list: one })}` },
            label: text(`series.list.${one}`),
            isOpen: one === list,
          }))}
        />
        <Filters
          catalog={catalog}
          customer={customerId ? { id: customerId, person: shown?.items[0]?.customer } : undefined}
          onChange={open}
        />
      </div>
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
              <SeriesLines items={items} />
              <Pager place="bottom" choice={choice} total={totalCount} onChoose={turn} />
            </>
          )
        }
      </QueryState>
    </Stack>
  )
}

interface FiltersProps {
  readonly catalog: ServiceCatalog | undefined
  readonly customer:
    | {
        readonly id: string
        /** Undefined while none of their series is shown. */
        readonly person: { readonly firstName: string; readonly lastName: string } | undefined
      }
    | undefined
  readonly onChange: (address: Record<string, string>) => void
}

/** One kind of service, and the customer that a link named, whom a press leaves again. */
function Filters({ catalog, customer, onChange }: FiltersProps) {
  const text = useText()
  const { id, person } = customer ?? {}
  const whose = person ? `${person.firstName} ${person.lastName}` : text('series.list.customer')
  return (
    <FilterChips<ServiceCatalog | 'customer'>
      label={text('office.filters')}
      choices={[
        ...(customer ? [{ value: 'customer' as const, label: whose }] : []),
        ...catalogs.map((value) => ({ value, label: text(`catalog.${value}`) })),
      ]}
      chosen={[...(customer ? ['customer' as const] : []), ...(catalog ? [catalog] : [])]}
      onChoose={(chosen) => {
        const kinds = chosen.filter((one) => one !== 'customer')
        const kind = kinds.find((one) => one !== catalog) ?? kinds[0]
        onChange({
          ...(id && chosen.includes('customer') && { customer: id }),
          ...(kind && { catalog: kind }),
        })
      }}
    />
  )
}
