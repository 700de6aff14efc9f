import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { AccessNotes } from '../../domain/address/AccessNotes.tsx'
import { PropertyTags } from '../../domain/address/PropertyTags.tsx'
import { isAnySet } from '../../domain/address/propertyTexts.ts'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'
import { cityLine, streetLine } from '../../format/addressText.ts'
import { phoneHref } from '../../format/phone.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Cluster, Muted } from '../../ui/layout.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { editUserAddressPath } from '../parts/paths/customerPaths.ts'

interface AddressCardProps {
  readonly address: SavedAddressFragment
  readonly onMakeDefault: () => void
  readonly onRemove: () => void
}

/** One saved address: its facts and actions (customer document, section 2). */
export function AddressCard({ address, onMakeDefault, onRemove }: AddressCardProps) {
  const text = useText()
  const titleId = `address-${address.id}`
  return (
    <Card aria-labelledby={titleId} display="flex" flexDirection="column" gap="4">
      <chakra.div display="flex" justifyContent="space-between" alignItems="flex-start" gap="4">
        <chakra.h2
          id={titleId}
          data-row={address.id}
          tabIndex={-1}
          textStyle="t18"
          overflowWrap="anywhere"
          minWidth="0"
        >
          {streetLine(address)}
        </chakra.h2>
        {address.isDefault && (
          <Tag tone="warn" flex="none" mt="1">
            <Icon name="star" size={14} />
            {text('addresses.default')}
          </Tag>
        )}
      </chakra.div>
      <chakra.p overflowWrap="anywhere" mt="-3">
        {cityLine(address)}
        <br />
        <chakra.span color="muted">
          {address.firstName} {address.lastName}
        </chakra.span>
      </chakra.p>
      <div>
        <PropertyTags property={address.property} />
        {!isAnySet(address.property) && !address.isConfirmed && (
          <ButtonLink
            look="link"
            minHeight="11"
            to={editUserAddressPath(address.id, { details: true })}
            aria-label={text('addresses.details.addOf', { street: streetLine(address) })}
          >
            {text('addresses.details.add')}
          </ButtonLink>
        )}
      </div>
      <AccessNotes label={text('addresses.access.label')} notes={address.accessNotes} />
      {address.isConfirmed && <ConfirmedWhy />}
      <Actions address={address} onMakeDefault={onMakeDefault} onRemove={onRemove} />
    </Card>
  )
}

function Actions({ address, onMakeDefault, onRemove }: AddressCardProps) {
  const text = useText()
  const street = streetLine(address)
  return (
    <Cluster
      layerStyle="ruled"
      mt="auto"
      mx={{ base: '-4', md: '-6' }}
      px={{ base: '4', md: '6' }}
      columnGap="6"
      mb={{ base: '-2', md: '-4' }}
      pt="2"
    >
      {address.isConfirmed ? (
        <>
          <Confirmed />
          <ButtonLink
            look="link"
            minHeight="11"
            to={editUserAddressPath(address.id)}
            aria-label={text('addresses.access.of', { street })}
          >
            {text('addresses.access.edit')}
          </ButtonLink>
        </>
      ) : (
        <ButtonLink
          look="link"
          minHeight="11"
          to={editUserAddressPath(address.id)}
          aria-label={text('addresses.edit.of', { street })}
        >
          {text('addresses.edit')}
        </ButtonLink>
      )}
      {!address.isDefault && (
        <>
          <Button
            look="link"
            minHeight="11"
            aria-label={text('addresses.makeDefault.of', { street })}
            onClick={onMakeDefault}
          >
            {text('addresses.makeDefault')}
          </Button>
          <Button
            look="link"
            minHeight="11"
            aria-label={text('addresses.remove.of', { street })}
            onClick={onRemove}
          >
            {text('addresses.remove')}
          </Button>
        </>
      )}
    </Cluster>
  )
}

/** Why there is no edit link, and the number of who changes the address instead. */
function ConfirmedWhy() {
  const { phone } = businessRules.company
  return (
    <Muted>
      <FormattedMessage
        id="addresses.confirmed.why"
        values={{ phone: <a href={phoneHref(phone)}>{phone}</a> }}
      />
    </Muted>
  )
}

/** In place of the edit link. */
function Confirmed() {
  const text = useText()
  return (
    <chakra.div display="inline-flex" alignItems="center" minHeight="11">
      <Tag tone="ok">
        <Icon name="check" size={14} />
        {text('addresses.confirmed')}
      </Tag>
    </chakra.div>
  )
}
