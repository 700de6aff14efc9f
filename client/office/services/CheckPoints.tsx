import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import { useText } from '../../i18n/useText.ts'
import { useDialog } from '../../ui/useDialog.tsx'
import { RowActions, RowLink } from '../parts/settings/RowList.tsx'
import { editChoice, RowEdit, RowMenu, removeChoice } from '../parts/settings/RowParts.tsx'
import { FoldToggle } from '../parts/smallControls.tsx'
import { CheckPointDialog } from './catalogDialogs.ts'
import { CountedAmount, ItemRow } from './ItemRow.tsx'
import {
  type CheckPointRowFragment,
  RemoveCheckPointDocument,
  type ServiceRowFragment,
} from './services.generated.ts'

/** Up to this many are unfolded from the start: the page stays short, and no single line is folded. */
const fewPoints = 2

/**
 * The parts of a service's work, folded if there are more than a few. Those of a disabled service cannot be added or edited (back-office
 * document, section 2).
 */
export function CheckPoints({ service }: { readonly service: ServiceRowFragment }) {
  const text = useText()
  const listId = useId()
  const { open, host } = useDialog<ServiceRowFragment>()
  const { name, checkPoints, isDisabled } = service
  const isLong = checkPoints.length > fewPoints
  const [isUnfolded, setUnfolded] = useState(false)
  const isOpen = !isLong || isUnfolded
  return (
    <chakra.div layerStyle="ruled" px="4">
      {isOpen && (
        <chakra.ul id={listId} listStyle="none" aria-label={text('officeItems.checkPoints', { name })}>
          {checkPoints.map((point) => (
            <CheckPointRow key={point.id} service={service} point={point} />
          ))}
        </chakra.ul>
      )}
      <Foot data-first={checkPoints.length === 0 || !isOpen ? '' : undefined}>
        {isLong && (
          <FoldToggle minHeight="6" isOpen={isOpen} of={listId} onClick={() => setUnfolded(!isUnfolded)}>
            {text('officeItems.checkPoint.count', { count: checkPoints.length })}
          </FoldToggle>
        )}
        {checkPoints.length === 0 && <chakra.p color="muted">{text('officeItems.checkPoint.none')}</chakra.p>}
        {!isDisabled && (
          <RowLink
            about={name}
            ms="auto"
            onClick={() => {
              // the new one is visible, and has the focus
              setUnfolded(true)
              open((now) => <CheckPointDialog service={now} />)
            }}
          >
            {text('officeItems.checkPoint.add')}
          </RowLink>
        )}
      </Foot>
      {host(service)}
    </chakra.div>
  )
}

interface CheckPointRowProps {
  readonly service: ServiceRowFragment
  readonly point: CheckPointRowFragment
}

function CheckPointRow({ service, point }: CheckPointRowProps) {
  const text = useText()
  const { open, host } = useDialog<CheckPointRowProps>()
  const { run, isSending, failed } = useCommand(RemoveCheckPointDocument, {
    keepsPlace: true,
    context: { leaveTo: '/' },
  })
  const serviceId = service.id
  const mayEdit = !service.isDisabled
  const edit = () => open((now) => <CheckPointDialog {...now} />)
  const remove = () => {
    const ask = text('officeItems.checkPoint.remove.ask', { name: point.name, service: service.name })
    if (window.confirm(ask))
      void run({ input: { serviceId, checkPointId: point.id, version: point.version } })
  }
  return (
    <ItemRow data-row={point.id} tabIndex={-1}>
      <chakra.span overflowWrap="anywhere">
        {point.name}
        {mayEdit && <RowEdit about={point.name} onEdit={edit} />}
      </chakra.span>
      <chakra.span fontVariantNumeric="tabular-nums" textAlign="end">
        {text('officeItems.minutes', { count: point.minutes })}
      </chakra.span>
      <span>
        {point.extraMode && (
          <>
            <chakra.span color="muted">{text('officeItems.extra')}</chakra.span>{' '}
            <CountedAmount mode={point.extraMode} amount={point.extraAmount} />
          </>
        )}
      </span>
      <RowActions>
        <Problem reply={failed} />
        <RowMenu
          about={point.name}
          choices={[...(mayEdit ? [editChoice(text)] : []), removeChoice(text, isSending)]}
          onChoose={(choice) => (choice === 'edit' ? edit() : remove())}
        />
      </RowActions>
      {host({ service, point })}
    </ItemRow>
  )
}

const Foot = chakra('div', {
  base: {
    layerStyle: 'ruled',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    minHeight: '10',
    py: '2',
    '&[data-first]': { borderTopWidth: '0' },
    _empty: { display: 'none' },
  },
})
