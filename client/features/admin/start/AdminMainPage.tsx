import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useFormats } from '../../../format/useFormats.ts'
import { OfficeClockDocument } from '../../../gql/graphql.ts'
import { useText } from '../../../i18n/useText.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Doors } from './Doors.tsx'

/** /adminMainPage: the five lists (back-office document, section 2). */
export function Component() {
  const text = useText()
  return (
    <>
      <PageHeading title={text('office.nav.main')}>{text('office.nav.main')}</PageHeading>
      <Today />
      <Doors />
    </>
  )
}

/** Day and time by the business's clock, as long as the office looks at the page. */
function Today() {
  const text = useText()
  const formats = useFormats()
  const { data } = useQuery(OfficeClockDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: 60_000,
    context: { isQuiet: true },
  })
  const now = data?.clock
  return (
    <chakra.p color="muted" textStyle="t14" fontVariantNumeric="tabular-nums" minHeight="1.25rem">
      {now &&
        text('officeStart.now', {
          day: formats.day(now.at),
          time: formats.time(now.at),
          zone: now.zoneLabel,
        })}
    </chakra.p>
  )
}
