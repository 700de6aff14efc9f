import { chakra } from '@chakra-ui/react/styled-system'
import { type SubmitEvent, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { roomCount, roomCounts } from './roomCount.ts'

const fields = ['rooms', 'bathrooms'] as const
type Room = (typeof fields)[number]

interface RoomsFormProps {
  readonly isAsking: boolean
  readonly onAsk: () => void
}

/** Rooms and bathrooms, as the customer document has them (section 2); the service detail list does not take them (section 7). */
export function RoomsForm({ isAsking, onAsk }: RoomsFormProps) {
  const text = useText()
  const [typed, setTyped] = useState({ rooms: '', bathrooms: '' })
  const [attempt, setAttempt] = useState(0)
  const [wrong, setWrong] = useState<readonly Room[]>([])
  const messageOf = (name: Room) => text(`serviceDetail.${name}.range`, roomCounts)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const refused = fields.filter((name) => roomCount(typed[name]) === undefined)
    setWrong(refused)
    setAttempt(attempt + 1)
    if (refused.length === 0) onAsk()
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
        <chakra.p textStyle="t14" color="muted">
          {text('serviceDetail.hint')}
        </chakra.p>
        <Pair>
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
        </Pair>
      </chakra.fieldset>
      <Button type="submit" look="primary" size="lg" justifySelf="start" disabled={isAsking}>
        {text('serviceDetail.ask')}
      </Button>
    </chakra.form>
  )
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    alignItems: 'start',
  },
})
