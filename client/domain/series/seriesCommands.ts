import type { TypedDocumentNode } from '@apollo/client'
import { type Reply, sendIdempotent } from '../../api/command/command.ts'
import type {
  AgreeSeriesPriceInput,
  ChangeSeriesInput,
  EndSeriesInput,
  PauseSeriesInput,
  ResumeSeriesInput,
  SkipSeriesVisitInput,
} from '../../api/schema.generated.ts'

type Send<Input> = (terms: Omit<Input, 'key'>) => Promise<Reply>

/** The commands on a series; customer and office have their own mutations. */
export interface SeriesCommands {
  readonly change: Send<ChangeSeriesInput>
  readonly pause: Send<PauseSeriesInput>
  readonly resume: Send<ResumeSeriesInput>
  readonly skip: Send<SkipSeriesVisitInput>
  readonly unskip: Send<SkipSeriesVisitInput>
  /** The customer's alone. */
  readonly agree?: Send<AgreeSeriesPriceInput>
  readonly end: Send<EndSeriesInput>
}

interface KeyedInput {
  readonly key: string
  readonly seriesId: string | number
}

/** Sends a mutation on a series; each visit can have one attempt without an answer at a time. */
export function seriesCommand<Data, Input extends KeyedInput>(
  mutation: TypedDocumentNode<Data, { input: Input }>,
): Send<Input> {
  return (terms) => {
    const { seriesId, date = '' } = terms as { seriesId?: string | number; date?: string }
    return sendIdempotent({ mutation, about: `${seriesId} ${date}`, terms })
  }
}
