import { createRequire } from 'node:module'

/**
 * The wire protocol's own classes, the very ones the client ships and has loaded: a second set of them would break the first, because
 * they all hang themselves into one global table. They are CommonJS without names that Node could list, so they are required.
 */
const required = createRequire(import.meta.url)

type StreamsV1 = typeof import('@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js')
type Shared = typeof import('@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js')
type Status = typeof import('@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/status_pb.js')
type Features =
  typeof import('@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_pb.js')
type Gossip = typeof import('@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_pb.js')
type StreamsV2 =
  typeof import('@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_pb.js')
type ErrorsV2 =
  typeof import('@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/errors_pb.js')
type StreamsV1Grpc =
  typeof import('@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js')
type FeaturesGrpc =
  typeof import('@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_grpc_pb.js')
type GossipGrpc =
  typeof import('@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_grpc_pb.js')
type StreamsV2Grpc =
  typeof import('@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_grpc_pb.js')

const generated = '@kurrent/kurrentdb-client/generated/kurrentdb/protocols'

export const streamsV1: StreamsV1 = required(`${generated}/v1/streams_pb.js`)
export const shared: Shared = required(`${generated}/v1/shared_pb.js`)
export const status: Status = required(`${generated}/v1/status_pb.js`)
export const features: Features = required(`${generated}/v1/serverfeatures_pb.js`)
export const gossip: Gossip = required(`${generated}/v1/gossip_pb.js`)
export const streamsV2: StreamsV2 = required(`${generated}/v2/streams/streams_pb.js`)
export const errorsV2: ErrorsV2 = required(`${generated}/v2/streams/errors_pb.js`)

export const services = {
  streamsV1: (required(`${generated}/v1/streams_grpc_pb.js`) as StreamsV1Grpc).StreamsService,
  features: (required(`${generated}/v1/serverfeatures_grpc_pb.js`) as FeaturesGrpc).ServerFeaturesService,
  gossip: (required(`${generated}/v1/gossip_grpc_pb.js`) as GossipGrpc).GossipService,
  streamsV2: (required(`${generated}/v2/streams/streams_grpc_pb.js`) as StreamsV2Grpc).StreamsServiceService,
}

/** `google.protobuf.Any`, in which an error travels inside its status. */
export const any = required('google-protobuf/google/protobuf/any_pb.js') as {
  Any: new () => { setTypeUrl(url: string): void; setValue(value: Uint8Array): void }
}

/** `google.protobuf.Timestamp`; without one the client takes no place from "caught up". */
export const timestamp: typeof import('google-protobuf/google/protobuf/timestamp_pb.js') = required(
  'google-protobuf/google/protobuf/timestamp_pb.js',
)
