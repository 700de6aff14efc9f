import type { Reply } from '../../api/command/command.ts'
import { useCommand } from '../../api/command/useCommand.tsx'
import { pageHeading } from './pageHeading.ts'
import type { SeriesCommands } from './seriesCommands.ts'

export type SeriesPress = ReturnType<typeof useSeriesPress>

/** What one press does to a series, without a dialog. Days are yyyy-mm-dd. */
export function useSeriesPress(seriesId: string, { skip, unskip, resume, agree }: SeriesCommands) {
  const { run, isSending, failed } = useCommand((send: () => Promise<Reply>) => send(), { isOnRow: true })
  /** The pressed button is gone once its command is carried out. */
  const runAndLeave = async (send: () => Promise<Reply>) => {
    const reply = await run(send)
    if (reply?.userErrors.length === 0) pageHeading()?.focus()
  }
  return {
    isSending,
    failed,
    skip: (date: string) => run(() => skip({ seriesId, date })),
    unskip: (date: string) => run(() => unskip({ seriesId, date })),
    resume: (from: string) => runAndLeave(() => resume({ seriesId, from })),
    /** Only customers agree to a price. */
    agree: agree && ((pointsSeen: number) => runAndLeave(() => agree({ seriesId, pointsSeen }))),
  }
}
