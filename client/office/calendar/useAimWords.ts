import { useIntl } from 'react-intl'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { groupName } from '../parts/groupName.ts'
import type { CrewDay } from './boardDay.ts'
import { clockAt } from './boardDrop.ts'
import type { Target } from './boardPlaces.ts'

/** Names a target: a day, or a crew with the hour that is proposed. */
export function useAimWords(): (target: Target, crews: readonly CrewDay[] | undefined) => string {
  const intl = useIntl()
  const text = useText()
  return (target, crews) => {
    if ('date' in target) return writeDate(intl, target.date, 'weekday')
    const crew = groupName(text, crews?.find(({ id }) => id === target.groupId)?.groupNo ?? '')
    return target.at === undefined
      ? crew
      : text('officeBoard.aim', { crew, time: writeTime(intl, clockAt(target.at)) })
  }
}
