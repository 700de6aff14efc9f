import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Dashboard } from './dashboardFigures.ts'
import { useListName } from './ListStates.tsx'

/** Changes that some list could not show; they wait there for a fix, and nothing else on this page would tell. */
export function SetAsideNotice({ readModels }: Pick<Dashboard, 'readModels'>) {
  const text = useText()
  const nameOf = useListName()
  const holding = readModels.filter(({ parkedEvents }) => parkedEvents > 0)
  if (holding.length === 0) return null
  const entries = holding.reduce((sum, { parkedEvents }) => sum + parkedEvents, 0)
  const lists = holding.map(({ name }) => nameOf(name)).join(', ')
  return (
    <chakra.div mb="4">
      <Notice tone="danger">
        <p>{text('officeStart.setAside', { entries, lists })}</p>
      </Notice>
    </chakra.div>
  )
}
