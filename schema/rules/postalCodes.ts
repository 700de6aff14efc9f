import { Province } from './enumerations.ts'

/** The provinces and territories of a postal code, by its first letter (Canada Post). */
const provincesOf: Readonly<Record<string, readonly Province[]>> = {
  A: [Province.NL],
  B: [Province.NS],
  C: [Province.PE],
  E: [Province.NB],
  G: [Province.QC],
  H: [Province.QC],
  J: [Province.QC],
  K: [Province.ON],
  L: [Province.ON],
  M: [Province.ON],
  N: [Province.ON],
  P: [Province.ON],
  R: [Province.MB],
  S: [Province.SK],
  T: [Province.AB],
  V: [Province.BC],
  X: [Province.NT, Province.NU],
  Y: [Province.YT],
}

/** Whether a postal code, in upper case, can be of a province (decision B3). */
export function isPostalOf(postal: string, province: Province): boolean {
  return provincesOf[postal.charAt(0)]?.includes(province) ?? false
}

/** The codes of Calgary, Chestermere, Airdrie, Cochrane, Okotoks, High River and Strathmore begin like these. */
const nearCalgary = /^T(1[PSVXYZ]|[23][A-Z]|4[ABC])/

/** Whether a crew comes to a postal code, in upper case: Calgary and area. A home elsewhere is not refused (decision P260). */
export function isInServiceArea(postal: string): boolean {
  return nearCalgary.test(postal)
}
