import { GraphQLError } from 'graphql'
import type { Area, Viewer } from '../../kernel/viewer.ts'
import type { RequestContext } from '../context/requestContext.ts'
import type { RequestLoaders } from '../details/loaders.ts'
import type { OrderFeed } from '../live/orderFeed.ts'

/** Every resolver gets the same context as the REST calls, and loaders that join for it. */
export interface GraphqlContext extends RequestContext {
  readonly loaders: RequestLoaders
  /** The feed of changes, for subscriptions only. */
  readonly orderFeed?: Pick<OrderFeed, 'listen'>
}

/**
 * The viewer, who must be signed in to that area.
 * @throws GraphQLError with code UNAUTHENTICATED when there is no session, FORBIDDEN when it is one of another area (decision K2)
 */
export function viewerOf(context: GraphqlContext, area: Area): Viewer {
  const { viewer } = context
  if (viewer === undefined)
    throw new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } })
  if (viewer.area !== area) throw new GraphQLError('Not permitted.', { extensions: { code: 'FORBIDDEN' } })
  return viewer
}
