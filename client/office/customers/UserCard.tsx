import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { whenOpened } from '../../ui/whenOpened.tsx'
import { BasicInfo } from './BasicInfo.tsx'
import { CardHead, CardStats } from './CardHead.tsx'
import type { AskedDialog } from './dialogs/askedDialog.ts'
import { UserTabs } from './histories/UserHistories.tsx'
import { PropertyInfo } from './PropertyInfo.tsx'
import { UserActions } from './UserActions.tsx'
import type { OfficeUserCardFragment } from './users.generated.ts'

/** The dialogs of a customer's card; their code comes when the first one is opened. */
const OpenedDialog = whenOpened(async () => (await import('./dialogs/OpenedDialog.tsx')).OpenedDialog)

interface UserCardProps {
  readonly customer: OfficeUserCardFragment
  readonly titleId: string
}

/** Everything the office knows of a customer and does for them (back-office document, section 2 "User Settings"). */
export function UserCard({ customer, titleId }: UserCardProps) {
  const [asked, ask] = useState<AskedDialog>()
  return (
    <>
      <CardHead customer={customer} titleId={titleId} />
      <CardStats customer={customer} />
      {!customer.erased && <UserActions customer={customer} ask={ask} />}
      <chakra.div mt="4" borderBottomWidth="1px" borderColor="line">
        <BasicInfo customer={customer} />
        <PropertyInfo customer={customer} ask={ask} />
      </chakra.div>
      <UserTabs customer={customer} ask={ask} />
      {asked && <OpenedDialog asked={asked} customer={customer} ask={ask} onClose={() => ask(undefined)} />}
    </>
  )
}
