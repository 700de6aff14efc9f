import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Sentences } from '../../ui/Sentences.tsx'
import { type ByCatalog, ordersOf } from './dashboardFigures.ts'

/** Whether somebody goes to every order of tomorrow: the one thing that cannot wait. */
export function UnassignedNotice(figures: ByCatalog) {
  const text = useText()
  const orders = ordersOf(figures)
  return (
    <chakra.div mb="4">
      <Notice tone={orders === 0 ? 'ok' : 'warn'}>
        <p>
          <Sentences
            first={text('officeStart.unassigned', { orders })}
            second={orders > 0 && <Link to="/adminOrderList">{text('officeStart.unassigned.go')}</Link>}
          />
        </p>
      </Notice>
    </chakra.div>
  )
}
