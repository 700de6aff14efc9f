import { dump } from 'js-yaml'
import { openApiDocument } from './openApi.ts'
import type { RestCall } from './restCall.ts'

/** `schema/rest.yaml`: the contract of the documented calls as people read it. */
export function printContract(calls: readonly RestCall[]): string {
  const yaml = dump(openApiDocument(calls), { lineWidth: 140, noRefs: true })
  return `# Generated from the calls in server/api/**/*.rest.ts: npm run build:schema\n${yaml}`
}
