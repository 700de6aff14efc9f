import { CustomerTag, Province } from '../../../../schema/rules/enumerations.ts'
import { propertyQuestions } from '../../../domain/address/propertyQuestions.ts'
import type { MessageId } from '../../../i18n/messageId.ts'

/** The label of a recorded number or boolean; undefined for other values. */
export function changeWords(field: string, value: string): MessageId | undefined {
  if (value === 'true') return 'office.record.yes'
  if (value === 'false') return 'office.record.no'
  const id = Number(value)
  if (field === 'provinceId') return named(Province, id, (province) => `province.${province}`)
  if (field === 'specialAttr') return named(CustomerTag, id, (tag) => `specialAttribute.${tag}`)
  const question = propertyQuestions.find(({ name }) => name === field)
  if (question && id === 0) return 'addresses.notStated'
  return question?.classes.find((each) => each.id === id)?.label
}

function named<Id extends number>(
  ids: Readonly<Record<string, Id>>,
  wanted: number,
  words: (id: Id) => MessageId,
): MessageId | undefined {
  const id = Object.values(ids).find((each) => each === wanted)
  return id === undefined ? undefined : words(id)
}
