import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { BasicInfo } from './BasicInfo.tsx'
import { CardHead } from './CardHead.tsx'
import { CardStats } from './CardStats.tsx'
import type { AskedDialog } from './dialogs/askedDialog.ts'
import { UserDialogs } from './dialogs/UserDialogs.tsx'
import { PropertyInfo } from './PropertyInfo.tsx'
import { UserActions } from './UserActions.tsx'
import { UserTabs } from './UserTabs.tsx'
import type { OfficeUserCardFragment } from './users.generated.ts'

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
      <UserDialogs asked={asked} customer={customer} ask={ask} onClose={() => ask(undefined)} />
    </>
  )
}
