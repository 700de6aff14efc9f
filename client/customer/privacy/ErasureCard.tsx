import { chakra } from '@chakra-ui/react/styled-system'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import { useFormats } from '../../format/useFormats.ts'
import { fieldRules } from '../../forms/fieldRules.ts'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { ServerForm } from '../../forms/ServerForm.tsx'
import { useCommandForm } from '../../forms/useCommandForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card, CardHead } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { WithdrawErasureDocument } from '../parts/erasure/Erasure.generated.ts'
import { userOrderListPath } from '../parts/paths/customerPaths.ts'
import { type PrivacyQuery, RequestErasureDocument } from './privacy.generated.ts'

/** Erasure: what goes, what stays and what happens to points and orders, then the request or its withdrawal (decision A20). */
export function ErasureCard({ facts }: { readonly facts: PrivacyFacts }) {
  const text = useText()
  return (
    <Card aria-labelledby="erasure-title">
      <CardHead>
        <h2 id="erasure-title">{text('privacy.erasure')}</h2>
      </CardHead>
      {facts.erasure && <ErasureUnderWay erasure={facts.erasure} />}
      <ErasureTerms facts={facts} />
      {!facts.erasure && <Asking openOrders={facts.openOrders} />}
    </Card>
  )
}

function Asking({ openOrders }: { readonly openOrders: number }) {
  const text = useText()
  const { open, host } = useDialog()
  if (openOrders > 0)
    return (
      <Notice tone="warn">
        <p>{text('privacy.erasure.orders', { orders: openOrders })}</p>
        <ButtonLink to={userOrderListPath('Ongoing')} mt="2">
          {text('orders.ongoing')}
        </ButtonLink>
      </Notice>
    )
  return (
    <>
      <Button look="danger" onClick={() => open(() => <ErasureDialog />)}>
        {text('privacy.erasure.ask')}
      </Button>
      {host()}
    </>
  )
}

/** What erasure means for this customer, with their figures. */
function ErasureTerms({ facts }: { readonly facts: PrivacyFacts }) {
  const text = useText()
  const { worth } = useFormats()
  const { points, rewardPoints, invoices } = facts
  const { withinDays } = businessRules.erasure
  const { years } = businessRules.taxRecords
  return (
    <chakra.div my="4">
      {!facts.erasure && <chakra.p mb="4">{text('privacy.erasure.text', { days: withinDays })}</chakra.p>}
      <Facts look="stacked">
        <Fact label={text('privacy.erasure.goes')}>{text('privacy.erasure.goes.text')}</Fact>
        <Fact label={text('privacy.erasure.stays')}>
          {text('privacy.erasure.stays.text', { invoices, years })}
        </Fact>
        <Fact label={text('privacy.erasure.points')}>
          {text('privacy.erasure.points.text', { points, rewardPoints, dollars: worth(points) })}
        </Fact>
      </Facts>
    </chakra.div>
  )
}

/** Says since when the request is open and by when it is carried out, and withdraws it. */
function ErasureUnderWay({ erasure }: { readonly erasure: OpenErasure }) {
  const text = useText()
  const { moment, shortDay } = useFormats()
  const { run, isSending, failed } = useCommand(WithdrawErasureDocument, { isOnRow: true })
  const { asked, earliest, latest } = erasure
  return (
    <Notice tone="warn" role="status">
      <p>
        {text('privacy.erasure.open', {
          asked: moment(asked),
          earliest: moment(earliest),
          latest: shortDay(latest.at),
        })}
      </p>
      <Button mt="2" disabled={isSending} onClick={() => void run({})}>
        {isSending && <Spinner />}
        {text('privacy.erasure.withdraw')}
      </Button>
      <Problem reply={failed} />
    </Notice>
  )
}

const FORM = 'erasure-form'

/** Asks for the password before the request is recorded, as proof of the owner. */
function ErasureDialog() {
  const text = useText()
  const { form, submit } = useCommandForm(RequestErasureDocument, {
    defaultValues: { password: '' },
    resolver,
    variables: (input) => ({ input }),
  })
  return (
    <Dialog
      title={text('privacy.erasure.dialog')}
      role="alertdialog"
      closesOutside={false}
      footer={
        <DialogButtons
          cancelLabel={text('erasure.keep')}
          submitLabel={text('privacy.erasure.submit')}
          form={FORM}
          isDestructive
          isSending={form.formState.isSubmitting}
        />
      }
    >
      <chakra.p mb="4">{text('privacy.erasure.dialog.text')}</chakra.p>
      <ServerForm form={form} submit={submit} id={FORM}>
        <PasswordField
          name="password"
          label={text('profile.password.current')}
          autoComplete="current-password"
        />
      </ServerForm>
    </Dialog>
  )
}

interface Proof {
  readonly password: string
}

const resolver = fieldRules<Proof>(() => import('./erasureRules.ts'))

export type PrivacyFacts = PrivacyQuery['privacy']
export type Consent = PrivacyFacts['consents'][number]
type OpenErasure = NonNullable<PrivacyFacts['erasure']>
