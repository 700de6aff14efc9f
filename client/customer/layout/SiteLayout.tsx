import { ConnectionBar } from '../../layout/ConnectionBar.tsx'
import { PageMain } from '../../layout/PageMain.tsx'
import { SkipLink } from '../../layout/SkipLink.tsx'
import { StorageNotice } from '../../layout/StorageNotice.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** Header, page, footer (customer document, section 1). */
export function SiteLayout() {
  return (
    <>
      <SkipLink />
      <ConnectionBar />
      <StorageNotice />
      <SiteHeader />
      <PageMain />
      <SiteFooter />
    </>
  )
}
