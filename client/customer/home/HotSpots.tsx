import { chakra } from '@chakra-ui/react/styled-system'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'

interface HotSpot {
  readonly href: string
  readonly label: MessageId
  readonly left: Record<string, string>
  readonly top: string
}

const spots: readonly HotSpot[] = [
  { href: '#cleaning', label: 'home.scene.clean', left: { base: '73.4%' }, top: '67.5%' },
  { href: '#lawn', label: 'home.scene.lawn', left: { base: '53.5%', sm: '54.5%' }, top: '88%' },
  { href: '#snow', label: 'home.scene.snow', left: { base: '79.5%', sm: '84%' }, top: '89%' },
]

/** Three places in the picture that link to their service's card. */
export function HotSpots() {
  const text = useText()
  return (
    <nav aria-label={text('home.scene.label')}>
      {spots.map(({ href, label, left, top }) => (
        <Spot key={href} href={href} left={left} top={top}>
          <chakra.span
            boxSize="1.25rem"
            mx="3"
            zIndex={1}
            borderWidth="3px"
            borderColor="onWheat"
            borderRadius="full"
            bg="wheat"
          />
          <chakra.span
            ms="-38px"
            py="6px"
            ps="36px"
            pe="14px"
            borderRadius="full"
            bg="panel"
            boxShadow="0 1px 3px rgb(0 0 0 / 0.25)"
          >
            {text(label)}
          </chakra.span>
        </Spot>
      ))}
    </nav>
  )
}

const Spot = chakra('a', {
  base: {
    position: 'absolute',
    zIndex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    pe: '3',
    translate: '-22px -22px',
    textStyle: 't14',
    fontWeight: 'strong',
    color: 'ink',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { color: 'ink', textDecoration: 'underline' },
  },
})
