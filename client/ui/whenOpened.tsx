import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { loadChunk } from '../browser/chunks.ts'
import { whileLoading } from './activity.ts'
import { tellMissingPart } from './missingPart.ts'

interface Opened {
  /** Omitted if the component exists only while open. */
  readonly isOpen?: boolean
  readonly onClose: () => void
}

/**
 * A dialog whose code loads when it is first opened, under the "Loading" overlay. If it cannot be loaded, a toast says so and the dialog
 * counts as closed, so that opening it again retries.
 */
export function whenOpened<Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function WhenOpened(props: Props) {
    const { isOpen = true, onClose } = props
    const [Part, setPart] = useState(() => loaded)
    const isMissing = isOpen && !Part
    const giveUp = useEffectEvent(() => {
      tellMissingPart()
      onClose()
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
    return Part ? <Part {...props} /> : null
  }
}
