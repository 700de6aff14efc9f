import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { useSession } from '../../session/useSession.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { ToggleTip } from '../../ui/ToggleTip.tsx'
import { QuickBook } from './QuickBook.tsx'

/** The customer by first name, the customer number behind a button, and Quick Book. */
export function Greeting() {
  const text = useText()
  const user = useSession('customer')?.user
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      my="8"
    >
      <chakra.div display="flex" alignItems="center" gap="1" minWidth="0">
        <PageHeading title={text('account.title')} overflowWrap="anywhere">
          {text('account.greeting', { name: user?.firstName ?? '' })}
        </PageHeading>
        <ToggleTip label={text('account.userNo.show')}>
          {text('account.userNo', { userNo: user?.userNo ?? '' })}
        </ToggleTip>
      </chakra.div>
      <QuickBook />
    </chakra.div>
  )
}
