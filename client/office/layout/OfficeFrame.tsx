import { chakra } from '@chakra-ui/react/styled-system'
import { WithApollo } from '../../api/WithApollo.tsx'
import { ConnectionBar, StorageNotice } from '../../layout/ConnectionBar.tsx'
import { OfficeFooter } from '../../layout/employees/OfficeFooter.tsx'
import { PageMain, SkipLink } from '../../layout/PageMain.tsx'
import { OfficeRail, railWidth } from './OfficeRail.tsx'

/**
 * The frame of an administrator's pages: a rail of links at the left if there is room, above the page on a phone (back-office document,
 * section 2: admin layout). They read from the server.
 */
export function Component() {
  return (
    <WithApollo>
      <SkipLink />
      <ConnectionBar />
      <StorageNotice />
      <chakra.div display="flex" flexDirection={{ base: 'column', lg: 'row' }} flex="1" minWidth="0">
        <OfficeRail />
        <Page>
          <PageMain />
          <OfficeFooter />
        </Page>
      </chakra.div>
    </WithApollo>
  )
}

const Page = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minWidth: '0',
    maxWidth: '90rem',
    '&:has([data-wide])': { maxWidth: 'none' },
    px: { base: '4', lg: '8' },
    // the sign-in form in the middle of the window
    '[data-empty] + &': { maxWidth: 'none', lg: { pe: railWidth } },
    pt: { base: '4', lg: '6' },
    '& h1': { textStyle: 't24' },
  },
})
