import { chakra } from '@chakra-ui/react/styled-system'
import { useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { writeMonths } from '../../format/offeredMonths.ts'
import { useText } from '../../i18n/useText.ts'
import { CheckBox } from '../../ui/CheckBox.tsx'

const months = Array.from({ length: 12 }, (_, place) => place + 1)

/** The months in which customers are offered a service, twelve check boxes in a ServerForm (decision X7). */
export function MonthsField() {
  const text = useText()
  const intl = useIntl()
  const { register } = useFormContext<{ readonly offeredMonths: readonly string[] }>()
  return (
    <chakra.fieldset minWidth="0" aria-describedby="months-hint">
      <chakra.legend fontWeight="medium">{text('officeItems.months')}</chakra.legend>
      <chakra.p id="months-hint" textStyle="t14" color="muted" mb="2">
        {text('officeItems.months.hint')}
      </chakra.p>
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))"
        columnGap="4"
        _firstLetter={{ textTransform: 'capitalize' }}
      >
        {months.map((month) => (
          <CheckBox key={month} id={`month-${month}`} value={String(month)} {...register('offeredMonths')}>
            {writeMonths(intl, [month])}
          </CheckBox>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
