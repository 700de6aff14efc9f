/**
 * Where a page finds the photo of a crew member (decision P138): the documented path by staff number, with a token that only replies to
 * people who may see them hold.
 */
export function photoAddress(staffNo: string, token: string): string {
  return `/static/staff/${staffNo}.svg?token=${token}`
}
