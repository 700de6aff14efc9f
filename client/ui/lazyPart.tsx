import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { loadChunk } from '../browser/chunks.ts'
import { whileLoading } from './activity.ts'
import { toastChunkError } from './chunkError.ts'
import { useDialogHost } from './useDialog.tsx'

/** What a lazy part reads of its props. */
interface Opened {
  /** Omitted if the component exists only while open. */
  readonly isOpen?: boolean
  /** Closes the dialog that `useDialog` opened by default. */
  readonly onClose?: (() => void) | undefined
}

interface LazyOptions<Props> {
  /** Shown until it has loaded. */
  readonly Waiting?: ComponentType<Props & Opened>
  /** Shown if it cannot be loaded. */
  readonly Missing?: ComponentType<Props>
}

/**
 * A dialog or menu whose code loads when it is first opened, under the "Loading" overlay. If it cannot be loaded, a toast says so and it
 * counts as closed, so that opening it again retries.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, Missing }: LazyOptions<Props> = {},
): ComponentType<Props & Opened> {
  let loaded: ComponentType<Props> | undefined
  return function LazyPart(props: Props & Opened) {
    const { isOpen = true, onClose } = props
    const host = useDialogHost()
    const [Part, setPart] = useState(() => loaded)
    const isMissing = isOpen && !Part
    const giveUp = useEffectEvent(() => {
      if (Missing) return setPart(() => Missing)
      toastChunkError()
      if (onClose) onClose()
      else host?.close()
    })
    useEffect(() => {
      if (!isMissing) return
      let isWanted = true
      whileLoading(() => loadChunk(load)).then(
        (part) => {
          loaded = part
          if (isWanted) setPart(() => part)
        },
        () => {
          if (isWanted) giveUp()
        },
      )
      return () => {
        isWanted = false
      }
    }, [isMissing])
    if (Part) return <Part {...props} />
    return Waiting ? <Waiting {...props} /> : null
  }
}
