import { chakra } from '@chakra-ui/react/styled-system'
import { useClock } from '../../format/useClock.ts'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { useSession } from '../../session/useSession.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Sentences } from '../../ui/Sentences.tsx'
import type { CrewJobFragment } from '../parts/crewOrders.generated.ts'
import { isStuck, type Press } from '../parts/presses/press.ts'
import { dropPress } from '../parts/presses/pressStore.ts'
import { useFreshTries, usePresses } from '../parts/presses/usePresses.ts'

/** What was pressed and is not sent yet, and what was refused or fails again and again, until that is dismissed (decisions T10, P131). */
export function PressLines({ presses }: { readonly presses: readonly Press[] }) {
  return (
    <chakra.div role="status" display="grid" gap="2" _empty={{ display: 'none' }}>
      {presses.map((press) =>
        press.refusal === undefined && !isStuck(press) ? (
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
  const { refusal = text('crew.stuck.why'), verb } = press
  return (
    <Notice tone={isStuck(press) ? 'warn' : 'danger'}>
      <p>
        <Sentences
          first={<strong>{text(headings[isStuck(press) ? 'stuck' : 'refused'][verb], { time })}</strong>}
          second={refusal}
        />
      </p>
      <Button mt="2" onClick={() => staffId && dropPress(staffId, press)}>
        {text('crew.refused.dismiss')}
      </Button>
    </Notice>
  )
}

const headings = {
  refused: { start: 'crew.refused.start', end: 'crew.refused.end' },
  stuck: { start: 'crew.stuck.start', end: 'crew.stuck.end' },
} as const

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

/** Presses whose order is not on the page, such as one that went to another crew meanwhile: none is lost without a word. */
export function LostPresses({ jobs }: { readonly jobs: readonly CrewJobFragment[] | undefined }) {
  const text = useText()
  const fresh = useFreshTries()
  const shown = new Set(jobs?.map(({ orderNo }) => orderNo))
  const lost = usePresses().filter(({ orderNo, key }) => !shown.has(orderNo) && !fresh.has(key))
  if (!jobs || lost.length === 0) return null
  return (
    <chakra.ul display="grid" gap="3" mb="4" listStyleType="none">
      {[...new Set(lost.map(({ orderNo }) => orderNo))].map((orderNo) => (
        <li key={orderNo}>
          <chakra.p textStyle="t14" fontWeight="strong" mb="1">
            {text('crew.order')} {orderNo}
          </chakra.p>
          <PressLines presses={lost.filter((press) => press.orderNo === orderNo)} />
        </li>
      ))}
    </chakra.ul>
  )
}
