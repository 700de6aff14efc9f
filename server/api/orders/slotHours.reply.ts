import { businessRules } from '../../../schema/rules/businessRules.ts'

/** The four slot hours in the documented spelling. */
export function slotHoursReply() {
  const { amStartHour, amEndHour, pmStartHour, pmEndHour } = businessRules.slots
  return {
    slotAMStartHour: amStartHour,
    slotAMEndHour: amEndHour,
    slotPMStartHour: pmStartHour,
    slotPMEndHour: pmEndHour,
  }
}
