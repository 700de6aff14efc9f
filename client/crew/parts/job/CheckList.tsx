import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../../i18n/useText.ts'
import { CheckBox } from '../../../ui/CheckBox.tsx'
import { Cluster } from '../../../ui/layout.tsx'
import type { CrewJobFragment } from '../crewOrders.generated.ts'
import { useTicks } from '../ticks.ts'

/** The check points of the service: to read before the work begins, then to tick off; nothing without any. The ticks stay on the phone (decision X11). */
export function CheckList({ job: { orderNo, status, checkPoints } }: { readonly job: CrewJobFragment }) {
  const text = useText()
  const { ticked, toggle } = useTicks(orderNo)
  if (checkPoints.length === 0) return null
  if (status !== 'InService')
    return (
      <chakra.section aria-label={text('crew.checklist')} minWidth="0" overflowWrap="anywhere">
        <chakra.h3 textStyle="t16" fontWeight="strong">
          {text('crew.checklist')}
        </chakra.h3>
        <chakra.ul mt="1" ps="5" listStyleType="disc">
          {checkPoints.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </chakra.ul>
      </chakra.section>
    )
  const done = checkPoints.filter(({ id }) => ticked.has(id)).length
  return (
    <chakra.fieldset minWidth="0">
      <Cluster as="legend" columnGap="2" width="100%" justifyContent="space-between" mb="1">
        <chakra.span fontWeight="strong">{text('crew.checklist')}</chakra.span>
        <chakra.span textStyle="t14" color="muted" fontVariantNumeric="tabular-nums">
          {text('crew.checklist.done', { done, count: checkPoints.length })}
        </chakra.span>
      </Cluster>
      {checkPoints.map(({ id, name }) => (
        <CheckBox key={id} checked={ticked.has(id)} onChange={() => toggle(id)}>
          {name}
        </CheckBox>
      ))}
    </chakra.fieldset>
  )
}
