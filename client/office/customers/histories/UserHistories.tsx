import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { LinkTabs } from '../parts/tabs/LinkTabs.tsx'
import type { AskDialog } from './dialogs/askedDialog.ts'
import { ChangeTable } from './histories/ChangeTable.tsx'
import { ExperienceTable } from './histories/ExperienceTable.tsx'
import { PaymentTable } from './histories/PaymentTable.tsx'
import { PointTable } from './histories/PointTable.tsx'
import { userTabs } from './userListAddress.ts'
import type { OfficeUserCardFragment } from './users.generated.ts'
import { useUserList } from './useUserList.ts'

interface UserTabsProps {
  readonly customer: OfficeUserCardFragment
  readonly ask: AskDialog
}

/** Point, exp and payment history (back-office document, section 2), and what administrators changed. */
export function UserTabs({ customer, ask }: UserTabsProps) {
  const text = useText()
  const { view, hrefOf } = useUserList()
  const tables = {
    points: <PointTable customerId={customer.id} />,
    exp: <ExperienceTable customerId={customer.id} />,
    payments: <PaymentTable customerId={customer.id} isFormer={customer.erased !== null} ask={ask} />,
    changes: <ChangeTable customer={customer} />,
  }
  return (
    <chakra.section aria-label={text('officeUsers.histories')} mt="3">
      <LinkTabs
        label={text('officeUsers.histories')}
        tabs={userTabs.map((tab) => ({
          to: hrefOf({ tab }),
          label: text(`officeUsers.tab.${tab}`),
          isOpen: view.tab === tab,
        }))}
      />
      {tables[view.tab]}
    </chakra.section>
  )
}
