import { useText } from '../../../i18n/useText.ts'
import { OfficeUserExperienceDocument } from '../userHistories.generated.ts'
import { EntryRow } from './EntryRow.tsx'
import { FilteredHistory } from './FilteredHistory.tsx'
import { OrderNo } from './OrderNo.tsx'

/** 'Exp Change Histories' (back-office document, section 2; decision H1: it only adds). */
export function ExperienceTable({ customerId }: { readonly customerId: string }) {
  const text = useText()
  return (
    <FilteredHistory
      customerId={customerId}
      catalog="Experience"
      document={OfficeUserExperienceDocument}
      title="officeUsers.exp.title"
      none="officeUsers.exp.none"
      columns={[
        { label: text('officeUsers.column.when') },
        { label: text('officeUsers.column.order') },
        { label: text('officeUsers.column.by'), isAside: true },
        { label: text('officeUsers.column.exp'), isFigure: true },
      ]}
      row={({ id, orderNo, ...entry }) => (
        <EntryRow key={id} {...entry}>
          {orderNo && <OrderNo orderNo={orderNo} />}
        </EntryRow>
      )}
    />
  )
}
