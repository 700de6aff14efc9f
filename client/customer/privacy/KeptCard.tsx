import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardHead } from '../../ui/Card.tsx'
import { Facts, WideFact } from './WideFact.tsx'

/** What we keep of a customer, what for, and for how long. */
export function KeptCard() {
  const text = useText()
  const { years } = businessRules.taxRecords
  return (
    <Card aria-labelledby="kept-title">
      <CardHead>
        <h2 id="kept-title">{text('privacy.kept')}</h2>
      </CardHead>
      <Facts>
        <WideFact label={text('account.title')}>{text('privacy.kept.account.why')}</WideFact>
        <WideFact label={text('addresses.title')}>{text('privacy.kept.addresses.why')}</WideFact>
        <WideFact label={text('privacy.kept.orders')}>{text('privacy.kept.orders.why')}</WideFact>
        <WideFact label={text('privacy.kept.invoices')}>
          {text('privacy.kept.invoices.why', { years })}
        </WideFact>
        <WideFact label={text('privacy.kept.visits')}>{text('privacy.kept.visits.why')}</WideFact>
      </Facts>
    </Card>
  )
}
