import { chakra } from '@chakra-ui/react/styled-system'
import { ConnectionBar } from '../../../frame/ConnectionBar.tsx'
import { PageMain } from '../../../frame/PageMain.tsx'
import { SkipLink } from '../../../frame/SkipLink.tsx'
import { OfficeFooter } from '../../../parts/office/OfficeFooter.tsx'
import { StaffHeader } from './StaffHeader.tsx'

/** One column made for a phone in one hand (back-office document, section 2: staff area). */
export function StaffLayout() {
  return (
    <>
      <SkipLink />
      <ConnectionBar />
      <StaffHeader />
      <Column>
        <PageMain />
        <OfficeFooter />
      </Column>
    </>
  )
}

const Column = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    width: '100%',
    maxWidth: '40rem',
    mx: 'auto',
    px: '4',
    pt: '4',
  },
})
