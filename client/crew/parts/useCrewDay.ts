import { useQuery } from '@apollo/client/react'
import { CrewDayDocument } from './CrewDay.generated.ts'

/** The day's visits and the business's clock as they were read last; asks the server, quietly. */
export function useCrewDay() {
  return useQuery(CrewDayDocument, { context: { isQuiet: true } })
}
