import type { ApiClient } from './apiClient.ts'

/** What every captcha of a product under a spec shows. */
export const SHOWN_CHARACTERS = 'Kx7Pq'

/** Requests a picture. @returns the headers that a browser then sends */
export async function lookAtCaptcha(
  client: Pick<ApiClient, 'send'>,
): Promise<Readonly<Record<string, string>>> {
  const { headers } = await client.send('/api/Account/generateValidation')
  return { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' }
}
