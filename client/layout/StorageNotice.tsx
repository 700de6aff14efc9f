import { chakra } from '@chakra-ui/react/styled-system'
import { useState, useSyncExternalStore } from 'react'
import { isStorageFailing, watchStorage } from '../browser/storage.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Wrap } from '../ui/Wrap.tsx'

/** Says once that the browser stores nothing, and how long everything works all the same (decision P129). */
export function StorageNotice() {
  const text = useText()
  const isFailing = useSyncExternalStore(watchStorage, isStorageFailing, () => false)
  const [isRead, setRead] = useState(false)
  return (
    <div role="status" className="no-print">
      {isFailing && !isRead && (
        <Line>
          <Icon name="info" />
          <chakra.p flex="1" maxWidth="68ch">
            {text('storage.failing')}
          </chakra.p>
          <Button look="quiet" onClick={() => setRead(true)}>
            {text('dialog.close')}
          </Button>
        </Line>
      )}
    </div>
  )
}

const Line = chakra(Wrap, {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'center',
    maxWidth: 'none',
    py: '1',
    bg: 'wheatTint',
    borderBottomWidth: '1px',
    borderColor: 'wheatLine',
    textStyle: 't14',
  },
})
