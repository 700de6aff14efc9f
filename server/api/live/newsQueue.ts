import type { OrderFeed } from './orderFeed.ts'
import type { OrderNews } from './orderNews.ts'

/**
 * What one listener has not taken yet, order by order: of an order that changes faster than it is listened to only the last is kept, so
 * that nobody who listens slowly fills our memory.
 * @param concerns whether the listener is to hear it
 */
export function newsFor(
  feed: Pick<OrderFeed, 'listen'>,
  concerns: (news: OrderNews) => boolean,
): AsyncIterableIterator<OrderNews> {
  const waiting = new Map<string, OrderNews>()
  let wake = Promise.withResolvers<void>()
  let isOver = false
  const stop = feed.listen((news) => {
    if (!concerns(news)) return
    waiting.delete(news.order.orderId)
    waiting.set(news.order.orderId, news)
    wake.resolve()
  })
  const finish = async (): Promise<IteratorReturnResult<undefined>> => {
    isOver = true
    stop()
    wake.resolve()
    return { done: true, value: undefined }
  }
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      for (;;) {
        if (isOver) return { done: true, value: undefined }
        const [news] = waiting.values()
        if (news) {
          waiting.delete(news.order.orderId)
          return { done: false, value: news }
        }
        wake = Promise.withResolvers<void>()
        await wake.promise
      }
    },
    return: finish,
  }
}
