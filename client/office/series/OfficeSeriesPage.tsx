import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useParams } from 'react-router'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import { useLiveOrders } from '../../api/live/useLiveOrders.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { readId } from '../../domain/booking/bookingRoute.ts'
import { SeriesSheet } from '../../domain/series/SeriesSheet.tsx'
import { type SeriesCommands, seriesCommand } from '../../domain/series/seriesCommands.ts'
import { phoneHref, phoneText } from '../../format/phone.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyPanel } from '../../ui/EmptyPanel.tsx'
import { Field } from '../../ui/Field.tsx'
import { Muted, Stack } from '../../ui/layout.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { officeCustomerPath } from '../parts/customerPath.ts'
import { groupName } from '../parts/groupName.ts'
import { officeOrderPath } from '../parts/orderPath.ts'
import { officeSeriesListPath } from '../parts/seriesPaths.ts'
import { SmallSelect } from '../parts/smallControls.tsx'
import {
  ChangeCustomerSeriesDocument,
  EndCustomerSeriesDocument,
  OfficeSeriesDocument,
  type OfficeSeriesQuery,
  PauseCustomerSeriesDocument,
  ResumeCustomerSeriesDocument,
  SetSeriesCrewDocument,
  SkipCustomerSeriesVisitDocument,
  UnskipCustomerSeriesVisitDocument,
} from './officeSeries.generated.ts'
import { SeriesTrail } from './SeriesTrail.tsx'

/** What the office does to a customer's series; a price is the customer's to agree to. */
const officeSeriesCommands: SeriesCommands = {
  change: seriesCommand(ChangeCustomerSeriesDocument),
  pause: seriesCommand(PauseCustomerSeriesDocument),
  resume: seriesCommand(ResumeCustomerSeriesDocument),
  skip: seriesCommand(SkipCustomerSeriesVisitDocument),
  unskip: seriesCommand(UnskipCustomerSeriesVisitDocument),
  end: seriesCommand(EndCustomerSeriesDocument),
}

/** /adminSeries/{seriesId}: a customer's recurring visits, with their usual crew (decisions N8, N10). */
export function Component() {
  const text = useText()
  const id = readId(useParams().seriesId) ?? ''
  const result = useQuery(OfficeSeriesDocument, { variables: { id } })
  useLiveOrders()
  const title = result.data?.officeSeries?.series.serviceName ?? text('series.title')
  return (
    <Stack gap="3">
      <Link to={officeSeriesListPath()}>{text('series.title')}</Link>
      <PageHeading title={title} textStyle="t24" />
      <QueryState result={result} words="series.failed" skeleton={<SkeletonRows rows={2} height="12rem" />}>
        {({ officeSeries: found, staffGroups }) =>
          found ? (
            <Columns>
              <Card alignSelf="start" gridArea={{ lg: '1 / 2 / span 2' }} aria-labelledby="whose">
                <Whose series={found} />
                <UsualCrew series={found} groups={staffGroups} />
              </Card>
              <SeriesSheet
                series={found.series}
                commands={officeSeriesCommands}
                toOrder={officeOrderPath}
                toRecharge={() => officeCustomerPath(found.customer.id, 'recharge')}
                reader="office"
              />
              <SeriesTrail seriesId={found.id} />
            </Columns>
          ) : (
            <EmptyPanel icon="repeat" title={text('series.notFound')} />
          )
        }
      </QueryState>
    </Stack>
  )
}

/** What recurs is beside whose it is and who comes; in one column the record is last. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(17rem, 1fr)' },
    gridTemplateRows: { lg: 'auto 1fr' },
    gap: '4',
  },
})

type Found = NonNullable<OfficeSeriesQuery['officeSeries']>

function Whose({ series: { customer } }: { readonly series: Found }) {
  return (
    <chakra.div mb="4" fontVariantNumeric="tabular-nums">
      <chakra.h2 id="whose" textStyle="t18">
        <Link to={officeCustomerPath(customer.id)}>
          {customer.firstName} {customer.lastName}
        </Link>
      </chakra.h2>
      <Muted>{customer.userNo}</Muted>
      {customer.phoneNo && <a href={phoneHref(customer.phoneNo)}>{phoneText(customer.phoneNo)}</a>}
    </chakra.div>
  )
}

interface UsualCrewProps {
  readonly series: Found
  readonly groups: OfficeSeriesQuery['staffGroups']
}

/** The crew that visits are given to where it is free; chosen at once. */
function UsualCrew({ series, groups }: UsualCrewProps) {
  const text = useText()
  const seriesId = series.id
  const { run, isSending, failed } = useCommand(SetSeriesCrewDocument, { about: seriesId })
  return (
    <>
      <Problem reply={failed} />
      <Field label={text('series.crew')} hint={text('series.crew.hint')}>
        {(control) => (
          <SmallSelect
            {...control}
            value={series.usualCrew?.id ?? ''}
            disabled={isSending || series.series.state === 'Ended'}
            onChange={({ target }) => void run({ seriesId, groupId: target.value || null })}
          >
            <option value="">{text('series.crew.none')}</option>
            {groups.map(({ id, groupNo }) => (
              <option key={id} value={id}>
                {groupName(text, groupNo)}
              </option>
            ))}
          </SmallSelect>
        )}
      </Field>
    </>
  )
}
