/** The codes of Calgary, Chestermere, Airdrie, Cochrane, Okotoks, High River and Strathmore begin like these. */
const nearCalgary = /^T(1[PSVXYZ]|[23][A-Z]|4[ABC])/

/** Whether a crew comes to a postal code, in upper case: Calgary and area. A home elsewhere is not refused (decision P260). */
export function isInServiceArea(postal: string): boolean {
  return nearCalgary.test(postal)
}
