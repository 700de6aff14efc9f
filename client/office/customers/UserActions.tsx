import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate } from 'react-router'
import { type Reply, sendCommand } from '../../api/command/command.ts'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import { sessionCall } from '../../api/serverCall.ts'
import { useText } from '../../i18n/useText.ts'
import { whileLoading } from '../../ui/activity.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import type { MenuChoice } from '../../ui/menuChoice.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Question } from '../../ui/Question.tsx'
import { fileNameOf, saveFile } from '../../ui/saveFile.ts'
import { toast } from '../../ui/toasts.ts'
import { useDialog } from '../../ui/useDialog.tsx'
import { callerPath } from '../parts/callerPath.ts'
import { customerName, ordersOf } from './customerWords.tsx'
import type { OpenUserDialog } from './dialogs/userDialog.ts'
import {
  AddressDialog,
  EraseDialog,
  MemoDialog,
  RechargeDialog,
  RewardDialog,
  TagDialog,
} from './dialogs/userDialogs.ts'
import { NoEmail } from './NoEmail.tsx'
import { ActivateOfficeUserDocument, SendOfficeUserActivationDocument } from './userCommands.generated.ts'
import type { OfficeUserCardFragment } from './users.generated.ts'

interface UserActionsProps {
  readonly customer: OfficeUserCardFragment
  readonly open: OpenUserDialog
}

/** The office's actions on a customer; the two about money stand out, because they are used every day. */
export function UserActions({ customer, open }: UserActionsProps) {
  const text = useText()
  const menu = useMenu(customer, open)
  return (
    <>
      {!customer.isActive && <Inactive customer={customer} />}
      {customer.email === '' && <NoEmail open={open} />}
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3" data-acts="">
        <Button look="primary" size="sm" onClick={() => open((now) => <RechargeDialog customer={now} />)}>
          {text('officeUsers.action.recharge')}
        </Button>
        <Button size="sm" onClick={() => open((now) => <RewardDialog customer={now} />)}>
          {text('officeUsers.action.reward')}
        </Button>
        <ButtonLink size="sm" to={callerPath(customer.id)}>
          {text('office.commands.do.book')}
        </ButtonLink>
        <MenuButton
          trigger={
            <Button size="sm" px="2" aria-label={text('officeUsers.action.more')}>
              <Icon name="dots" />
            </Button>
          }
          choices={menu.choices}
          onChoose={menu.choose}
        />
      </chakra.div>
    </>
  )
}

function useMenu(customer: OfficeUserCardFragment, open: OpenUserDialog) {
  const text = useText()
  const navigate = useNavigate()
  const saveFile = useCustomerFile(customer.id)
  const acts: Readonly<Record<string, () => void>> = {
    address: () => open((now) => <AddressDialog customer={now} open={open} />),
    tag: () => open((now) => <TagDialog customer={now} />),
    memo: () => open((now) => <MemoDialog customer={now} />),
    orders: () => void navigate(ordersOf(customer)),
    file: () => void saveFile(),
    erase: () => open((now) => <EraseDialog customer={now} />),
  }
  const choices: MenuChoice[] = [
    { value: 'address', label: text('officeUsers.action.address'), icon: 'pin' },
    { value: 'tag', label: text('officeUsers.action.tag'), icon: 'star' },
    { value: 'memo', label: text('officeUsers.memo.title'), icon: 'edit' },
    { value: 'orders', label: text('officeUsers.action.orders'), icon: 'orders' },
    { value: 'file', label: text('officeUsers.action.file'), icon: 'download' },
    {
      value: 'erase',
      label: text('officeUsers.action.erase'),
      icon: 'alert',
      hasSeparator: true,
      isDestructive: true,
    },
  ]
  return { choices, choose: (value: string) => acts[value]?.() }
}

/** A customer who cannot sign in yet, and two remedies, each after its documented question (decision A8). */
function Inactive({ customer }: { readonly customer: OfficeUserCardFragment }) {
  const text = useText()
  const { run, isSending, failed } = useCommand((send: () => Promise<Reply>) => send(), { isOnRow: true })
  const { open, host } = useDialog()
  const about = `${customerName(text, customer)}, ${customer.userNo}`
  const variables = { customerId: customer.id }
  /** Without an email address there is nobody to mail. */
  const hasEmail = customer.email !== ''
  const sendMail = () => sendCommand({ mutation: SendOfficeUserActivationDocument, variables })
  const activate = () => sendCommand({ mutation: ActivateOfficeUserDocument, variables })
  const ask = (action: 'mail' | 'activate', send: () => Promise<Reply>) => {
    if (isSending) return
    const words = { words: text(`officeUsers.prompt.${action}`), yes: text(`officeUsers.action.${action}`) }
    open(() => <Question {...words} about={about} onYes={() => void run(send)} />)
  }
  return (
    <chakra.div my="4">
      <Notice tone="warn">
        <p>{text('officeUsers.inactive.why')}</p>
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
          {hasEmail && (
            <Button size="sm" aria-disabled={isSending} onClick={() => ask('mail', sendMail)}>
              {text('officeUsers.action.mail')}
            </Button>
          )}
          <Button size="sm" aria-disabled={isSending} onClick={() => ask('activate', activate)}>
            {text('officeUsers.action.activate')}
          </Button>
        </chakra.div>
      </Notice>
      <Problem reply={failed} />
      {host()}
    </chakra.div>
  )
}

/** Saves the customer's data file under the server's file name (decision A18). The office record notes it. */
function useCustomerFile(userId: string): () => Promise<void> {
  const text = useText()
  return async () => {
    try {
      const reply = await whileLoading(() => ask(userId))
      if (reply.status === 401) return
      if (!reply.ok) throw new Error(`Status ${reply.status}`)
      const fileName = fileNameOf(reply) ?? 'personal-data.json'
      saveFile({ fileName, content: await reply.text(), type: 'application/json' })
      toast('success', text('officeUsers.file.saved'))
    } catch {
      toast('error', text('officeUsers.file.failed'))
    }
  }
}

function ask(userId: string): Promise<Response> {
  return sessionCall('admin', '/api/Staff/downloadCustomerData', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userId }),
  })
}
