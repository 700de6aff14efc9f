import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../format/useFormats.ts'
import { writePoints } from '../../../format/writtenPoints.ts'

/** Points or experience in or out with their sign; those in are green as well. */
export function Signed({ amount }: { readonly amount: number }) {
  const intl = useIntl()
  return (
    <chakra.strong fontWeight="strong" color={amount > 0 ? 'status1' : 'ink'}>
      {writePoints(intl, amount, 'both')}
    </chakra.strong>
  )
}

/** A sum of money with a true minus sign. */
export function Sum({ cents }: { readonly cents: number }) {
  const formats = useFormats()
  return <>{formats.money(cents).replace('-', '−')}</>
}

/** The day, and below it the time with its zone. */
export function When({ moment }: { readonly moment: { readonly at: string; readonly zoneLabel: string } }) {
  const formats = useFormats()
  return (
    <time dateTime={moment.at}>
      <chakra.span whiteSpace="nowrap">{formats.shortDay(moment.at)}</chakra.span>
      <chakra.span display="block" color="muted" whiteSpace="nowrap">
        {formats.time(moment.at)} {moment.zoneLabel}
      </chakra.span>
    </time>
  )
}
