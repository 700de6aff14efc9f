import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { WithApollo } from '../../api/WithApollo.tsx'
import { ConnectionBar, StorageNotice } from '../../layout/ConnectionBar.tsx'
import { OfficeFooter } from '../../layout/employees/OfficeFooter.tsx'
import { LanguageSelect } from '../../layout/LanguageSelect.tsx'
import { PageMain, SkipLink } from '../../layout/PageMain.tsx'
import { useSession } from '../../session/useSession.ts'
import { ColourModeButton } from '../../ui/ColourModeButton.tsx'
import { forgetListsBut } from '../parts/keptList.ts'
import { keepSending } from '../parts/queue/offlineQueue.ts'
import { keepShell } from '../parts/shell/keepShell.ts'
import { CrewHeader } from './CrewHeader.tsx'
import { NoConnection, StillWaiting } from './NoConnection.tsx'

/** The frame of a crew member's pages, which read from the server. */
export function Component() {
  return (
    <WithApollo>
      <CrewLayout />
    </WithApollo>
  )
}

/** One column for a phone in one hand (back-office document, section 2: staff area). */
function CrewLayout() {
  const staffId = useSession('staff')?.user.staffId
  // every crew page sends queued actions
  useEffect(() => (staffId === undefined ? undefined : keepSending(staffId)), [staffId])
  useEffect(() => forgetListsBut(staffId), [staffId])
  useEffect(() => (staffId === undefined ? undefined : keepShell()), [staffId])
  return (
    <>
      {/* lets a phone install the pages as an app */}
      <link rel="manifest" href="/crew.webmanifest" />
      <link rel="apple-touch-icon" href="/crew/icon-192.png" />
      <SkipLink />
      <ConnectionBar lost={<NoConnection />} />
      <StorageNotice />
      <StillWaiting />
      <CrewHeader />
      <chakra.div
        display="flex"
        flexDirection="column"
        flex="1"
        width="100%"
        maxWidth="content"
        mx="auto"
        px="4"
        pt="4"
      >
        <PageMain />
        <OfficeFooter>
          {/* below the page, because the top is for the crew's daily work */}
          <chakra.div display="inline-flex" alignItems="center">
            <LanguageSelect />
            <ColourModeButton />
          </chakra.div>
        </OfficeFooter>
      </chakra.div>
    </>
  )
}
