import { chakra } from '@chakra-ui/react/styled-system'
import { type Reply, sendCommand } from '../../api/command/command.ts'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import { AccessNotes } from '../../domain/address/AccessNotes.tsx'
import { PropertyTags } from '../../domain/address/PropertyTags.tsx'
import type { SavedAddressFragment } from '../../domain/address/SavedAddress.generated.ts'
import { cityLine, streetLine } from '../../format/addressText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Question } from '../../ui/Question.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import type { OpenUserDialog } from './dialogs/userDialog.ts'
import { AddressDialog, ConfirmDialog } from './dialogs/userDialogs.ts'
import { Fold } from './Fold.tsx'
import {
  RemoveOfficeUserAddressDocument,
  SetOfficeUserDefaultAddressDocument,
} from './userCommands.generated.ts'
import type { OfficeUserCardFragment } from './users.generated.ts'

interface PropertyProps {
  readonly customerId: string
  readonly address: SavedAddressFragment
  readonly openDialog: OpenUserDialog
}

/** One property: place, contact, facts and actions. */
function Property({ customerId, address, openDialog }: PropertyProps) {
  const text = useText()
  const { isDefault, isConfirmed, firstName, lastName } = address
  return (
    <Stack
      as="li"
      gap="2"
      px="4"
      pt="3"
      pb="2"
      borderWidth="1px"
      borderColor="line"
      borderRadius="card"
      minWidth="0"
    >
      <Cluster columnGap="2" rowGap="1">
        <chakra.h4 textStyle="t14" fontWeight="strong" overflowWrap="anywhere">
          {streetLine(address)}
        </chakra.h4>
        {isDefault && (
          <Tag tone="ok">
            <Icon name="star" size={14} />
            {text('officeUsers.property.default')}
          </Tag>
        )}
        {!isConfirmed && (
          <Tag tone="warn">
            <Icon name="alert" size={14} />
            {text('officeUsers.property.isUnconfirmed')}
          </Tag>
        )}
      </Cluster>
      <chakra.p overflowWrap="anywhere">
        {cityLine(address)}
        <chakra.span display="block" color="muted">
          {firstName} {lastName}
        </chakra.span>
      </chakra.p>
      <PropertyTags property={address.property} isUsualLeftOut />
      <AccessNotes label={text('addresses.access.label')} notes={address.accessNotes} />
      <Actions customerId={customerId} address={address} openDialog={openDialog} />
    </Stack>
  )
}

function Actions({ customerId, address, openDialog }: PropertyProps) {
  const text = useText()
  const street = streetLine(address)
  const { run, isSending, failed } = useCommand((send: () => Promise<Reply>) => send(), { isOnRow: true })
  const { open, host } = useDialog()
  const about = `${street}, ${cityLine(address)}`
  const variables = { input: { customerId, addressId: address.id } }
  const setDefault = () => sendCommand({ mutation: SetOfficeUserDefaultAddressDocument, variables })
  const remove = () => sendCommand({ mutation: RemoveOfficeUserAddressDocument, variables })
  const askBefore = (send: () => Promise<Reply>, words: string, yes: string) => {
    if (!isSending)
      open(() => <Question words={words} yes={yes} about={about} onYes={() => void run(send)} />)
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="4">
      <Problem reply={failed} />
      {host()}
      <Action
        label={text('officeUsers.property.edit')}
        street={street}
        onClick={() =>
          openDialog((now) => <AddressDialog customer={now} address={address} open={openDialog} />)
        }
      />
      {!address.isConfirmed && (
        <Action
          label={text('officeUsers.property.confirm')}
          street={street}
          onClick={() => openDialog(() => <ConfirmDialog address={address} />)}
        />
      )}
      {!address.isDefault && (
        <>
          <Action
            label={text('officeUsers.property.setDefault')}
            street={street}
            isWaiting={isSending}
            onClick={() =>
              askBefore(
                setDefault,
                text('officeUsers.prompt.default'),
                text('officeUsers.property.setDefault'),
              )
            }
          />
          <Action
            label={text('officeUsers.property.remove')}
            street={street}
            isWaiting={isSending}
            onClick={() =>
              askBefore(remove, text('officeUsers.prompt.remove'), text('officeUsers.property.remove'))
            }
          />
        </>
      )}
    </chakra.div>
  )
}

interface ActionProps {
  readonly label: string
  readonly street: string
  readonly isWaiting?: boolean
  readonly onClick: () => void
}

function Action({ label, street, isWaiting = false, onClick }: ActionProps) {
  return (
    <Button
      look="link"
      minHeight="8"
      textStyle="t14"
      aria-label={`${label}: ${street}`}
      aria-disabled={isWaiting}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}

interface PropertyInfoProps {
  readonly customer: OfficeUserCardFragment
  readonly openDialog: OpenUserDialog
}

/** A customer's properties, the default one first (back-office document, section 2). */
export function PropertyInfo({ customer, openDialog }: PropertyInfoProps) {
  const text = useText()
  const { addresses, erased } = customer
  const unconfirmed = addresses.filter(({ isConfirmed }) => !isConfirmed).length
  return (
    <Fold
      title={text('officeUsers.property')}
      gist={
        <>
          {text('officeUsers.property.count', { count: addresses.length })}
          {unconfirmed > 0 && (
            <Tag tone="warn">{text('officeUsers.property.unconfirmed', { count: unconfirmed })}</Tag>
          )}
        </>
      }
    >
      {addresses.length === 0 && (
        <chakra.p color="muted" mt="2">
          {text('officeUsers.property.none')}
        </chakra.p>
      )}
      <Stack as="ul" gap="3" mt="1" listStyleType="none">
        {addresses.map((address) => (
          <Property key={address.id} customerId={customer.id} address={address} openDialog={openDialog} />
        ))}
      </Stack>
      {!erased && (
        <Button
          size="sm"
          mt="3"
          onClick={() => openDialog((now) => <AddressDialog customer={now} open={openDialog} />)}
        >
          {text('officeUsers.action.address')}
        </Button>
      )}
    </Fold>
  )
}
