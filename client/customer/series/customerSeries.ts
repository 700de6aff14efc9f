import { type SeriesCommands, seriesCommand } from '../../domain/series/seriesCommands.ts'
import {
  AgreeSeriesPriceDocument,
  ChangeSeriesDocument,
  EndSeriesDocument,
  PauseSeriesDocument,
  ResumeSeriesDocument,
  SkipSeriesVisitDocument,
  UnskipSeriesVisitDocument,
} from './series.generated.ts'

/** What customers do to their series. */
export const customerSeries: SeriesCommands = {
  change: seriesCommand(ChangeSeriesDocument),
  pause: seriesCommand(PauseSeriesDocument),
  resume: seriesCommand(ResumeSeriesDocument),
  skip: seriesCommand(SkipSeriesVisitDocument),
  unskip: seriesCommand(UnskipSeriesVisitDocument),
  agree: seriesCommand(AgreeSeriesPriceDocument),
  end: seriesCommand(EndSeriesDocument),
}
