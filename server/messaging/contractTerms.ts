import { businessRules } from '../../schema/rules/businessRules.ts'
import { PeriodType } from '../../schema/rules/enumerations.ts'
import { businessDate } from '../kernel/time.ts'
import type { MailBlock } from './mailDocument.ts'
import type { OrderMaterial } from './mailMaterial.ts'
import type { MailVoice } from './mailTexts.ts'

/** Who agreed with whom on what, for how much, and what cancelling costs: the copy of the online contract (decisions J4, E3, E10). */
export function contractTerms({ order, recipient }: OrderMaterial, voice: MailVoice): MailBlock {
  const { say } = voice
  const { company, dispute, reschedule } = businessRules
  const { street, city, province, postal } = company.address
  const parties = say('contract.parties', {
    seller: company.legalName,
    address: `${street}, ${city} ${province} ${postal}`,
    phone: company.phone,
    email: company.email,
    customer: `${recipient.firstName} ${recipient.lastName}`,
    customerNo: recipient.userNo,
    date: voice.shortDay(businessDate(order.placedAt)),
  })
  const { totalPoints: points } = order.price
  const dollars = voice.money((points * 100) / businessRules.pointsPerDollar)
  const price = say('contract.price', { points, dollars })
  const moves = say('contract.moves', { hours: reschedule.noticeHours, times: reschedule.movesPerOrder })
  const isDay = order.periodType === PeriodType.Day
  const cancelling = isDay ? [dayFee(voice), moves] : [say('contract.feePeriod')]
  const complaints = say('contract.complaints', { days: dispute.days })
  return {
    kind: 'terms',
    title: say('contract.title'),
    paragraphs: [parties, price, ...cancelling, complaints],
  }
}

function dayFee(voice: MailVoice): string {
  const rules = businessRules.cancellation
  return voice.say('contract.feeDay', {
    freeHours: rules.freeHoursAhead,
    percent: voice.percent(rules.feePercentInsideDay * 1000),
    max: voice.price(rules.feeMaxPointsInsideDay),
    lateHours: rules.lateHoursAhead,
    latePercent: voice.percent(rules.feePercentLate * 1000),
    grace: rules.graceMinutesAfterPlacing,
  })
}
