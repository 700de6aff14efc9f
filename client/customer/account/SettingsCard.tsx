import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addressLine } from '../../format/addressText.ts'
import { phoneText } from '../../format/phone.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardHead } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Sentences } from '../../ui/Sentences.tsx'
import { addUserAddressPath, userAddressDetailPath } from '../parts/paths/customerPaths.ts'
import type { AccountQuery } from './Account.generated.ts'

export type AccountCustomer = NonNullable<AccountQuery['me']>

/** The frequent address, contact details and privacy (customer document, section 2). */
export function SettingsCard({ customer }: { readonly customer: AccountCustomer }) {
  const text = useText()
  const { defaultAddress, email, phoneNo } = customer
  return (
    <Card aria-labelledby="settings-title">
      <CardHead>
        <h2 id="settings-title">{text('account.settings')}</h2>
      </CardHead>
      <chakra.dl fontVariantNumeric="tabular-nums">
        <Setting
          label={text('account.addresses.frequent')}
          links={defaultAddress && <Link to={userAddressDetailPath}>{text('account.addresses.all')}</Link>}
        >
          {defaultAddress ? addressLine(defaultAddress) : <NoAddress />}
        </Setting>
        <Setting
          label={text('account.contact')}
          links={
            <>
              <Link to="/editAccount">{text('account.contact.edit')}</Link>
              <Link to="/changePassword">{text('profile.password.submit')}</Link>
            </>
          }
        >
          <Email address={email} />
          <br />
          {phoneNo ? phoneText(phoneNo) : text('account.contact.noPhone')}
        </Setting>
      </chakra.dl>
      <Privacy>
        <Icon name="shield" />
        <span>
          {text('account.privacy')} <Link to="/privacy">{text('privacy.title')}</Link>
        </span>
      </Privacy>
    </Card>
  )
}

/** An e-mail address; in a narrow column the line breaks after the @. */
function Email({ address }: { readonly address: string }) {
  const at = address.indexOf('@') + 1
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}

function NoAddress() {
  const text = useText()
  return (
    <Sentences
      first={text('account.addresses.none')}
      second={
        <chakra.span display="inline-block">
          <Link to={addUserAddressPath('/account')}>{text('addresses.add.title')}</Link>
        </chakra.span>
      }
    />
  )
}

interface SettingProps {
  readonly label: string
  readonly links: ReactNode
  readonly children: ReactNode
}

function Setting({ label, links, children }: SettingProps) {
  return (
    <Row>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd data-links="">{links}</dd>
    </Row>
  )
}

/** Label and links in one line above the value; links below each other without enough room, and last on a phone. */
const Row = chakra('div', {
  base: {
    layerStyle: 'ruled',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: '1',
    py: '4',
    overflowWrap: 'anywhere',
    '& > dt': { textStyle: 't14', color: 'muted' },
    '& > dd': { gridColumn: '1 / -1' },
    '& > [data-links]': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '3',
      justifyContent: { sm: 'flex-end' },
      gridArea: { sm: '1 / 2' },
      mt: { base: '2', sm: '0' },
      textStyle: 't14',
    },
    '& > [data-links]:empty': { display: 'none' },
    '& > [data-links] a': { display: 'inline-block', py: '3', my: '-3' },
  },
})

const Privacy = chakra('p', {
  base: {
    layerStyle: 'ruled',
    display: 'flex',
    gap: '2',
    // its rule is as wide as those between the settings
    maxWidth: 'none',
    mt: 'auto',
    pt: '4',
    textStyle: 't14',
    color: 'muted',
  },
})
