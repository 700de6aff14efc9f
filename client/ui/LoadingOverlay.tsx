import { chakra } from '@chakra-ui/react/styled-system'
import { useSyncExternalStore } from 'react'
import { useText } from '../i18n/useText.ts'
import { isLoading, watchLoading } from './activity.ts'
import { Spinner } from './Spinner.tsx'

const Panel = chakra('p', {
  base: {
    layerStyle: 'panel',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '6',
    py: '4',
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
        <chakra.div
          position="fixed"
          inset={0}
          zIndex="loading"
          display="grid"
          placeItems="center"
          bg="color-mix(in srgb, {colors.canvas} 60%, transparent)"
          pointerEvents="none"
          animation="fadeIn 200ms ease-out 150ms both"
        >
          <Panel>
            <Spinner />
            {text('loading')}
          </Panel>
        </chakra.div>
      )}
    </div>
  )
}
