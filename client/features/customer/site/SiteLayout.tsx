import { ConnectionBar } from '../../../frame/ConnectionBar.tsx'
import { PageMain } from '../../../frame/PageMain.tsx'
import { SkipLink } from '../../../frame/SkipLink.tsx'
import { StorageNotice } from '../../../frame/StorageNotice.tsx'
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
