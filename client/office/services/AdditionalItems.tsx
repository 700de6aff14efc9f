import { chakra } from '@chakra-ui/react/styled-system'
import { AddOnService, ConditionKind } from '../../../schema/rules/enumerations.ts'
import { Problem } from '../../api/command/Problem.tsx'
import { useCommand } from '../../api/command/useCommand.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RowActions, RowLink, RowList } from '../parts/settings/RowList.tsx'
import { CountedAmount, Head, ItemRow } from './ItemRow.tsx'
import type { OpenItem } from './openedItem.ts'
import { type AdditionalItemRowFragment, RemoveAdditionalItemDocument } from './services.generated.ts'

interface AdditionalItemsProps {
  readonly items: readonly AdditionalItemRowFragment[]
  readonly onOpen: OpenItem
}

/** What facts about a home add to a catalog's services, or save. */
export function AdditionalItems({ items, onOpen }: AdditionalItemsProps) {
  const text = useText()
  return (
    <section aria-labelledby="additional">
      <Head>
        <chakra.h2 id="additional" textStyle="t18" me="auto">
          {text('officeItems.items')}
        </chakra.h2>
        <Button size="sm" onClick={() => onOpen({ kind: 'item' })}>
          <Icon name="plus" />
          {text('officeItems.item.add')}
        </Button>
      </Head>
      {items.length === 0 ? (
        <chakra.p color="muted">{text('officeItems.item.none')}</chakra.p>
      ) : (
        <RowList px="4" py="1">
          {items.map((item) => (
            <AdditionalItemRow key={item.id} item={item} onOpen={onOpen} />
          ))}
        </RowList>
      )}
    </section>
  )
}

const removing = { keepsPlace: true, context: { leaveTo: '/' } } as const

function AdditionalItemRow({
  item,
  onOpen,
}: Omit<AdditionalItemsProps, 'items'> & { readonly item: AdditionalItemRowFragment }) {
  const text = useText()
  const { run, isSending, failed } = useCommand(RemoveAdditionalItemDocument, removing)
  const condition = text(`condition.${ConditionKind[item.conditionKind]}`)
  const name = text('officeItems.item.name', { condition, attribute: item.label })
  const remove = () => {
    if (window.confirm(text('officeItems.item.remove.ask', { name })))
      void run({ input: { itemId: item.id, version: item.version } })
  }
  return (
    <ItemRow data-row={item.id} tabIndex={-1}>
      <chakra.span display="flex" flexWrap="wrap" columnGap="3" overflowWrap="anywhere">
        <chakra.span color="muted" flex={{ base: '0 0 100%', md: '0 0 8.5rem' }}>
          {condition}
        </chakra.span>{' '}
        {item.label}
      </chakra.span>
      <chakra.span color="muted">
        {item.addOn !== 'None' && text(`addOn.${AddOnService[item.addOn]}`)}
      </chakra.span>
      <CountedAmount mode={item.mode} amount={item.amount} />
      <RowActions>
        <Problem reply={failed} />
        <RowLink about={name} onClick={() => onOpen({ kind: 'item', itemId: item.id })}>
          {text('office.edit')}
        </RowLink>
        <RowLink about={name} isDestructive disabled={isSending} onClick={remove}>
          {text('office.remove')}
        </RowLink>
      </RowActions>
    </ItemRow>
  )
}
