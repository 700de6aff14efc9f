import { chakra } from '@chakra-ui/react/styled-system'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import type { PrivacyFacts } from './privacyData.ts'
import { Facts, WideFact } from './WideFact.tsx'

/** What being forgotten means for this customer, with their figures. */
export function ErasureTerms({ facts }: { readonly facts: PrivacyFacts }) {
  const text = useText()
  const { worth } = useFormats()
  const { points, rewardPoints, invoices } = facts
  const { withinDays } = businessRules.erasure
  const { years } = businessRules.taxRecords
  return (
    <chakra.div my="4">
      {!facts.erasure && <chakra.p mb="4">{text('privacy.erasure.text', { days: withinDays })}</chakra.p>}
      <Facts>
        <WideFact label={text('privacy.erasure.goes')}>{text('privacy.erasure.goes.text')}</WideFact>
        <WideFact label={text('privacy.erasure.stays')}>
          {text('privacy.erasure.stays.text', { invoices, years })}
        </WideFact>
        <WideFact label={text('privacy.erasure.points')}>
          {text('privacy.erasure.points.text', { points, rewardPoints, dollars: worth(points) })}
        </WideFact>
      </Facts>
    </chakra.div>
  )
}
