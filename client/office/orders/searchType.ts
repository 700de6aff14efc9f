import { asciiText } from '../../../schema/rules/asciiText.ts'
import type { OrderSearchType } from '../../api/schema.generated.ts'
import { looksLikeNumber } from '../parts/matching.ts'

const staffNo = /^s-?\d/i
const phone = /^(?=(\D*\d){3})[\d\s()+.-]+$/
/** "T2R", "T2R 0" or whole; four characters without a blank may begin an order number. */
const postal = /^[a-z]\d[a-z]( \d.*|\d[a-z]\d)?$/i
/** "46 Larkspur", "2407 17 Street". */
const numbered = /^\d+[a-z]?\s+.*[a-z]{2}/i
const street =
  /.\s(street|st|avenue|ave|drive|dr|road|rd|way|crescent|cres|boulevard|blvd|lane|court|place|link|close|heights|trail|[ns][ew])$/i

/** What a text is most likely to be searched by; a name where nothing else fits, undefined without a text (decision P246). */
export function searchTypeOf(typed: string): OrderSearchType | undefined {
  const text = asciiText(typed)
  if (text === '') return undefined
  if (phone.test(text)) return 'UserPhone'
  if (staffNo.test(text)) return 'StaffNo'
  if ([postal, numbered, street].some((address) => address.test(text))) return 'Address'
  return looksLikeNumber(text) ? 'OrderNo' : 'UserFirstName'
}
