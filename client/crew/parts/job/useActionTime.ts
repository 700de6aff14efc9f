import { useClock } from '../../../format/useClock.ts'
import { useFormats } from '../../../format/useFormats.ts'
import type { QueuedAction } from '../queue/queuedAction.ts'

/** When a button was pressed, on the business's clock. */
export function useActionTime({ pressedAt }: QueuedAction): string {
  const formats = useFormats()
  const wall = useClock()
  return formats.time(wall(Date.parse(pressedAt)))
}
