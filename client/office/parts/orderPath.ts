/** The office's page of one order (decision W1). */
export function officeOrderPath(orderNo: string): string {
  return `/adminOrder/${encodeURIComponent(orderNo)}`
}
