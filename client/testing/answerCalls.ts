import type { CDPSession, Page } from '@playwright/test'

/** What a call is answered with: this in the server's place, or what is made of the server's own answer. */
export type Answer<Data = unknown> = object | ((served: Served<Data>) => object)

/** The server's answer; `Data` is the type of the query that it answers. */
export interface Served<Data> {
  readonly data: Data
}

/** The answer of a server that has a fault. */
export const serverFault = {
  errors: [{ message: 'Unexpected error.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
}

const answering = new WeakMap<Page, CDPSession>()

/**
 * Answers calls of the GraphQL API until `letServerAnswer`, also after a reload. Unlike `page.route` it leaves all else to the browser's
 * cache. Chromium only.
 * @param answerTo is given the operation's name; what it answers with nothing, the server answers
 */
export async function answerCalls<Data>(
  page: Page,
  answerTo: (operation: string) => Answer<Data> | undefined,
): Promise<void> {
  await letServerAnswer(page)
  const session = await page.context().newCDPSession(page)
  answering.set(page, session)
  session.on('Fetch.requestPaused', ({ requestId, request, responseStatusCode }) => {
    const goOn = async () => {
      const answer = answerTo(JSON.parse(request.postData ?? '{}').operationName)
      if (typeof answer === 'object') return await fulfil(session, requestId, answer)
      if (!answer || responseStatusCode === undefined)
        return await session.send('Fetch.continueRequest', { requestId, interceptResponse: Boolean(answer) })
      const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId })
      const served = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString()
      return await fulfil(session, requestId, answer(JSON.parse(served)))
    }
    const fail = () => session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
    // unless the page that asked is gone
    goOn()
      .catch(fail)
      .catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/graphql' }] })
}

/** The server answers everything again. */
export async function letServerAnswer(page: Page): Promise<void> {
  await answering.get(page)?.detach()
  answering.delete(page)
}

function fulfil(session: CDPSession, requestId: string, answer: object) {
  return session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: 200,
    responseHeaders: [{ name: 'content-type', value: 'application/json' }],
    body: Buffer.from(JSON.stringify(answer)).toString('base64'),
  })
}
