import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router'
import { RhythmLink } from '../../domain/series/RhythmLink.tsx'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { officeSeriesListPath, officeSeriesPath } from '../parts/seriesPaths.ts'
import { OfficeUserSeriesDocument } from './users.generated.ts'

/** When a customer's running series recur, each with a link to its page (decision N10), and a link to all of them. */
export function UserSeries({ customerId }: { readonly customerId: string }) {
  const text = useText()
  const { data } = useQuery(OfficeUserSeriesDocument, {
    variables: { customerId },
    context: { overlay: 'never' },
  })
  return (
    <Stack gap="1" my="2">
      {data?.officeSeriesList.items.map(({ id, series }) => (
        <RhythmLink key={id} series={series} to={officeSeriesPath} />
      ))}
      <p>
        <Link to={officeSeriesListPath(customerId)}>{text('office.nav.series')}</Link>
      </p>
    </Stack>
  )
}
