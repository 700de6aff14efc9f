import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useText } from '../../i18n/useText.ts'
import { ConnectionBar, StorageNotice } from '../../layout/ConnectionBar.tsx'
import { PageMain, SkipLink } from '../../layout/PageMain.tsx'
import { forgetReturnPath } from '../../session/returnPath.ts'
import { sessionOf } from '../../session/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { policyPath } from '../parts/paths/policyPath.ts'
import { SiteHeader } from './SiteHeader.tsx'

/** Header, page, footer (customer document, section 1). */
export function SiteLayout() {
  const text = useText()
  useForgottenReturnPath()
  return (
    <>
      <SkipLink />
      <ConnectionBar />
      <StorageNotice />
      <SiteHeader />
      <PageMain signIn={<ButtonLink to="/login">{text('nav.signIn')}</ButtonLink>} />
      <SiteFooter />
    </>
  )
}

const signInPages: readonly string[] = ['/', '/login', '/passwordReset1', '/passwordReset2']

/** A visitor who leaves the sign-in pages no longer wants what they asked for (decision X3). */
function useForgottenReturnPath(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!sessionOf('customer') && !signInPages.includes(pathname)) forgetReturnPath('customer')
  }, [pathname])
}

/** The copyright line with its year and the social link (customer document, section 1), and the way to the policy. */
function SiteFooter() {
  const text = useText()
  const { company } = businessRules
  return (
    <chakra.footer className="no-print" layerStyle="ruled" mt="16">
      <Wrap
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        rowGap="3"
        columnGap="6"
        py="6"
        textStyle="t14"
        color="muted"
      >
        <p>
          {text('footer.copyright', {
            year: String(company.copyrightYear),
            company: company.legalName,
            city: company.address.city,
          })}
        </p>
        <PolicyLink to={policyPath}>{text('footer.policy')}</PolicyLink>
        <chakra.a
          href={company.social}
          rel="noreferrer"
          display="inline-flex"
          alignItems="center"
          gap="2"
          minHeight="11"
          color="inherit"
        >
          <Icon name="external" />
          {text('footer.social', { company: company.name })}
        </chakra.a>
      </Wrap>
    </chakra.footer>
  )
}

const PolicyLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    ms: { md: 'auto' },
    color: 'inherit',
  },
})
