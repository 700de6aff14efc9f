import { chakra } from '@chakra-ui/react/styled-system'
import { useSyncExternalStore } from 'react'
import { useText } from '../i18n/useText.ts'
import { isLoading, watchLoading } from './activity.ts'
import { Spinner } from './Spinner.tsx'

const Cover = chakra('div', {
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: 'loading',
    display: 'grid',
    placeItems: 'center',
    bg: 'color-mix(in srgb, {colors.canvas} 60%, transparent)',
    pointerEvents: 'none',
    animation: 'fadeIn 200ms ease-out 150ms both',
  },
})

const Panel = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '6',
    py: '4',
    bg: 'panel',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'soft',
    fontWeight: 'medium',
    '& > span': { color: 'brand' },
  },
})

/** The full-screen "Loading" overlay during calls; invisible for the first 150 ms, takes neither focus nor clicks. */
export function LoadingOverlay() {
  const text = useText()
  const isBusy = useSyncExternalStore(watchLoading, isLoading, isLoading)
  return (
    <div role="status">
      {isBusy && (
        <Cover>
          <Panel>
            <Spinner />
            {text('loading')}
          </Panel>
        </Cover>
      )}
    </div>
  )
}
