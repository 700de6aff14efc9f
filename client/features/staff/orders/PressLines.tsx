import { chakra } from '@chakra-ui/react/styled-system'
import { useFormats } from '../../../format/useFormats.ts'
import { useText } from '../../../i18n/useText.ts'
import { Sentences } from '../../../parts/page/Sentences.tsx'
import { useSession } from '../../../session/useSession.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { Press } from '../parts/presses/press.ts'
import { dropPress } from '../parts/presses/pressStore.ts'
import { useClock } from '../parts/useClock.ts'

/** What was pressed and is not sent yet, and what was refused, until that is dismissed (decision T10). */
export function PressLines({ presses }: { readonly presses: readonly Press[] }) {
  return (
    <chakra.div role="status" display="grid" gap="2" _empty={{ display: 'none' }}>
      {presses.map((press) =>
        press.refusal === undefined ? (
          <Unsent key={press.key} press={press} />
        ) : (
          <Refused key={press.key} press={press} />
        ),
      )}
    </chakra.div>
  )
}

function Unsent({ press }: { readonly press: Press }) {
  const text = useText()
  const time = usePressTime(press)
  return (
    <Line>
      <Icon name="clock" />
      {text(press.verb === 'start' ? 'crew.unsent.start' : 'crew.unsent.end', { time })}
    </Line>
  )
}

function Refused({ press }: { readonly press: Press }) {
  const text = useText()
  const time = usePressTime(press)
  const staffId = useSession('staff')?.user.staffId
  return (
    <Notice tone="danger">
      <p>
        <Sentences
          first={
            <strong>
              {text(press.verb === 'start' ? 'crew.refused.start' : 'crew.refused.end', { time })}
            </strong>
          }
          second={press.refusal}
        />
      </p>
      <Button mt="2" onClick={() => staffId && dropPress(staffId, press)}>
        {text('crew.refused.dismiss')}
      </Button>
    </Notice>
  )
}

function usePressTime({ pressedAt }: Press): string {
  const formats = useFormats()
  const wall = useClock()
  return formats.time(wall(Date.parse(pressedAt)))
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    textStyle: 't14',
    fontWeight: 'medium',
    color: 'wheatText',
    fontVariantNumeric: 'tabular-nums',
  },
})
