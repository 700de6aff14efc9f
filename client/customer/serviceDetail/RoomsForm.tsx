import { chakra } from '@chakra-ui/react/styled-system'
import { type SubmitEvent, useState } from 'react'
import { ServiceCatalog as CatalogIds } from '../../../schema/rules/enumerations.ts'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { sessionCall } from '../../api/serverCall.ts'
import { typedNumber } from '../../format/typedNumber.ts'
import { useText } from '../../i18n/useText.ts'
import { whileLoading } from '../../ui/activity.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { Muted } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'

const fields = ['rooms', 'bathrooms'] as const
type Room = (typeof fields)[number]

/** Rooms and bathrooms, as the customer document has them (section 2); the service detail list does not take them (section 7). */
export function RoomsForm({ catalog }: { readonly catalog: ServiceCatalog }) {
  const text = useText()
  const { details, ask } = useServiceDetails()
  const [typed, setTyped] = useState({ rooms: '', bathrooms: '' })
  const [attempt, setAttempt] = useState(0)
  const [wrong, setWrong] = useState<readonly Room[]>([])
  const messageOf = (name: Room) => text(`serviceDetail.${name}.range`, roomCounts)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const refused = fields.filter((name) => roomCount(typed[name]) === undefined)
    setWrong(refused)
    setAttempt(attempt + 1)
    if (refused.length === 0) void ask(catalog)
  }
  return (
    <chakra.form display="grid" gap="4" noValidate onSubmit={submit}>
      <ErrorSummary
        attempt={attempt}
        errors={wrong.map((name) => ({ controlId: name, message: messageOf(name) }))}
      />
      <chakra.fieldset display="grid" gap="3">
        <chakra.legend textStyle="t18" fontWeight="strong" mb="3">
          {text('serviceDetail.home')}
        </chakra.legend>
        <Muted>{text('serviceDetail.hint')}</Muted>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
          gap="4"
          alignItems="start"
        >
          {fields.map((name) => (
            <Field
              key={name}
              id={name}
              label={text(`serviceDetail.${name}`)}
              error={wrong.includes(name) ? messageOf(name) : undefined}
            >
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  value={typed[name]}
                  onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                />
              )}
            </Field>
          ))}
        </chakra.div>
      </chakra.fieldset>
      <Button type="submit" justifySelf="start" disabled={details.state === 'asking'}>
        {text('serviceDetail.ask')}
      </Button>
      <Answer details={details} />
    </chakra.form>
  )
}

function Answer({ details }: { readonly details: ServiceDetails }) {
  const text = useText()
  if (details.state === 'failed')
    return (
      <Notice tone="danger" role="alert">
        {text('serviceDetail.failed')}
      </Notice>
    )
  if (details.state === 'told') return <Notice role="status">{details.message}</Notice>
  return null
}

/** The state of the call. */
type ServiceDetails =
  | { readonly state: 'unasked' | 'asking' | 'failed' }
  | { readonly state: 'told'; readonly message: string }

/** Calls the service detail list of a catalog, which says where to book (customer document section 7, decision C13). */
function useServiceDetails(): {
  readonly details: ServiceDetails
  readonly ask: (catalog: ServiceCatalog) => Promise<void>
} {
  const [details, setDetails] = useState<ServiceDetails>({ state: 'unasked' })
  const ask = async (catalog: ServiceCatalog) => {
    setDetails({ state: 'asking' })
    const message = await messageOf(catalog)
    setDetails(message === undefined ? { state: 'failed' } : { state: 'told', message })
  }
  return { details, ask }
}

/** The call's `msg`; undefined when it failed. */
async function messageOf(catalog: ServiceCatalog): Promise<string | undefined> {
  try {
    const address = `/api/Service/getServiceDetailList?catalog=${CatalogIds[catalog]}`
    const response = await whileLoading(() => sessionCall('customer', address))
    const { msg }: { readonly msg?: unknown } = await response.json()
    return response.ok && typeof msg === 'string' ? msg : undefined
  } catch {
    return undefined
  }
}

/** What the form takes. */
const roomCounts = { least: 0, most: 50 } as const

/** A typed whole number of rooms, without surrounding spaces; undefined for no number or an implausible one. */
export function roomCount(typed: string): number | undefined {
  const count = typed.trim() === '' ? Number.NaN : typedNumber(typed)
  return Number.isInteger(count) && count >= roomCounts.least && count <= roomCounts.most ? count : undefined
}
