import { businessRules } from '../../schema/rules/businessRules.ts'
import { PeriodType } from '../../schema/rules/enumerations.ts'
import { businessDate } from '../kernel/time.ts'
import type { MailBlock } from './mailDocument.ts'
import type { OrderMaterial } from './mailMaterial.ts'
import type { MailTranslator } from './mailTexts.ts'

/** Who agreed with whom on what, for how much, and what cancelling costs: the copy of the online contract (decisions J4, E3, E10). */
export function contractTerms({ order, recipient }: OrderMaterial, translator: MailTranslator): MailBlock {
  const { t } = translator
  const { company, dispute, reschedule } = businessRules
  const { street, city, province, postal } = company.address
  const parties = t('contract.parties', {
    seller: company.legalName,
    address: `${street}, ${city} ${province} ${postal}`,
    phone: company.phone,
    email: company.email,
    customer: `${recipient.firstName} ${recipient.lastName}`,
    customerNo: recipient.userNo,
    date: translator.shortDay(businessDate(order.placedAt)),
  })
  const { totalPoints: points } = order.price
  const dollars = translator.money((points * 100) / businessRules.pointsPerDollar)
  const price = t('contract.price', { points, dollars })
  const moves = t('contract.moves', { hours: reschedule.noticeHours, times: reschedule.movesPerOrder })
  const isDay = order.periodType === PeriodType.Day
  const cancelling = isDay ? [dayFee(translator), moves] : [t('contract.feePeriod')]
  const complaints = t('contract.complaints', { days: dispute.days })
  return {
    kind: 'terms',
    title: t('contract.title'),
    paragraphs: [parties, price, ...cancelling, complaints],
  }
}

function dayFee(translator: MailTranslator): string {
  const rules = businessRules.cancellation
  return translator.t('contract.feeDay', {
    freeHours: rules.freeHoursAhead,
    percent: translator.percent(rules.feePercentInsideDay * 1000),
    max: translator.price(rules.feeMaxPointsInsideDay),
    lateHours: rules.lateHoursAhead,
    latePercent: translator.percent(rules.feePercentLate * 1000),
    grace: rules.graceMinutesAfterPlacing,
  })
}
