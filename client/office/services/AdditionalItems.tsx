import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { AddOnService, ConditionKind } from '../../../schema/rules/enumerations.ts'
import { Problem, useCommand } from '../../api/command/useCommand.tsx'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Cluster, Muted } from '../../ui/layout.tsx'
import { useDialog } from '../../ui/useDialog.tsx'
import { RowActions, RowList } from '../parts/settings/RowList.tsx'
import { editChoice, RowEdit, RowMenu, removeChoice } from '../parts/settings/RowParts.tsx'
import { AdditionalItemDialog } from './catalogDialogs.ts'
import { CountedAmount, ItemRow } from './ItemRow.tsx'
import {
  type AdditionalItemRowFragment,
  RemoveAdditionalItemDocument,
  type ServiceRowFragment,
} from './services.generated.ts'

interface Known {
  readonly catalog: ServiceCatalog
  /** The catalog's services, for the preview of prices. */
  readonly services: readonly ServiceRowFragment[]
}

interface AdditionalItemsProps extends Known {
  readonly items: readonly AdditionalItemRowFragment[]
}

/** What facts about a home add to a catalog's services, or save. */
export function AdditionalItems({ items, ...known }: AdditionalItemsProps) {
  const text = useText()
  const { open, host } = useDialog<Known>()
  return (
    <section aria-labelledby="additional">
      <Cluster columnGap="4" rowGap="2" mb="3">
        <chakra.div me="auto">
          <chakra.h2 id="additional" textStyle="t18">
            {text('officeItems.items')}
          </chakra.h2>
          <Muted>{text('officeItems.items.hint')}</Muted>
        </chakra.div>
        <Button size="sm" onClick={() => open((now) => <AdditionalItemDialog {...now} />)}>
          <Icon name="plus" />
          {text('officeItems.item.add')}
        </Button>
      </Cluster>
      {items.length === 0 ? (
        <chakra.p color="muted">{text('officeItems.item.none')}</chakra.p>
      ) : (
        <RowList px="4" py="1">
          {byCondition(items).map((item, place, sorted) => (
            <AdditionalItemRow
              key={item.id}
              item={item}
              isFirst={item.conditionKind !== sorted[place - 1]?.conditionKind}
              {...known}
            />
          ))}
        </RowList>
      )}
      {host(known)}
    </section>
  )
}

/** Items of one condition together, and in them those of one attribute: what looks alike differs by its add-on. */
function byCondition(items: AdditionalItemsProps['items']): AdditionalItemsProps['items'] {
  return items.toSorted(
    (a, b) =>
      ConditionKind[a.conditionKind] - ConditionKind[b.conditionKind] ||
      a.attribute - b.attribute ||
      AddOnService[a.addOn] - AddOnService[b.addOn],
  )
}

const removing = { keepsPlace: true, context: { leaveTo: '/' } } as const

interface AdditionalItemRowProps extends Known {
  readonly item: AdditionalItemRowFragment
  /** The first of its condition, which is named once. */
  readonly isFirst: boolean
}

function AdditionalItemRow({ item, isFirst, ...known }: AdditionalItemRowProps) {
  const text = useText()
  const { open, host } = useDialog<ComponentProps<typeof AdditionalItemDialog>>()
  const { run, isSending, failed } = useCommand(RemoveAdditionalItemDocument, removing)
  const condition = text(`condition.${item.conditionKind}`)
  const name = text('officeItems.item.name', { condition, attribute: item.label })
  const edit = () => open((now) => <AdditionalItemDialog {...now} />)
  const remove = () => {
    if (window.confirm(text('officeItems.item.remove.ask', { name })))
      void run({ input: { itemId: item.id, version: item.version } })
  }
  return (
    <ItemRow data-row={item.id} tabIndex={-1}>
      <chakra.span display="flex" flexWrap="wrap" columnGap="3" overflowWrap="anywhere">
        <chakra.span color="muted" flex={{ base: '0 0 100%', md: '0 0 8.5rem' }}>
          {isFirst && condition}
        </chakra.span>{' '}
        {item.label}
        <RowEdit about={name} onEdit={edit} />
      </chakra.span>
      <chakra.span color="muted">
        {item.addOn !== 'None' && text('officeItems.item.only', { type: text(`addOn.${item.addOn}`) })}
      </chakra.span>
      <CountedAmount mode={item.mode} amount={item.amount} />
      <RowActions>
        <Problem reply={failed} />
        <RowMenu
          about={name}
          choices={[editChoice(text), removeChoice(text, isSending)]}
          onChoose={(choice) => (choice === 'edit' ? edit() : remove())}
        />
      </RowActions>
      {host({ ...known, item })}
    </ItemRow>
  )
}
