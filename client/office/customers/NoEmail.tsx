import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { OpenUserDialog } from './dialogs/userDialog.ts'
import { EmailDialog } from './dialogs/userDialogs.ts'

/** Nothing is mailed to this customer, and how that changes. */
export function NoEmail({ open }: { readonly open?: OpenUserDialog }) {
  const text = useText()
  return (
    <chakra.div my="3">
      <Notice>
        <Cluster columnGap="3" rowGap="2">
          {text('officeUsers.noEmail')}
          {open && (
            <Button size="sm" onClick={() => open((now) => <EmailDialog customer={now} />)}>
              {text('officeUsers.email.add')}
            </Button>
          )}
        </Cluster>
      </Notice>
    </chakra.div>
  )
}
