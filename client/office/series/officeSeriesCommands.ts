import { type SeriesCommands, seriesCommand } from '../../domain/series/seriesCommands.ts'
import {
  ChangeCustomerSeriesDocument,
  EndCustomerSeriesDocument,
  PauseCustomerSeriesDocument,
  ResumeCustomerSeriesDocument,
  SkipCustomerSeriesVisitDocument,
  UnskipCustomerSeriesVisitDocument,
} from './officeSeries.generated.ts'

/** What the office does to a customer's series; a price is the customer's to agree to. */
export const officeSeriesCommands: SeriesCommands = {
  change: seriesCommand(ChangeCustomerSeriesDocument),
  pause: seriesCommand(PauseCustomerSeriesDocument),
  resume: seriesCommand(ResumeCustomerSeriesDocument),
  skip: seriesCommand(SkipCustomerSeriesVisitDocument),
  unskip: seriesCommand(UnskipCustomerSeriesVisitDocument),
  end: seriesCommand(EndCustomerSeriesDocument),
}
