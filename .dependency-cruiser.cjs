/**
 * Who may know whom. On the server each room names the rooms that it may import, so that nothing is known both ways; the client knows the
 * server by its schema alone. Specs and what they stand on may look anywhere.
 */

/** Rooms of the server, each with the rooms it may import; `main.ts`, `product.ts`, `tools/` and `testing/` put everything together. */
const ROOMS = {
  kernel: [],
  eventstore: ['kernel'],
  people: ['kernel'],
  addresses: ['kernel', 'people'],
  identity: ['kernel', 'people', 'addresses'],
  catalog: ['kernel'],
  staffing: ['kernel'],
  points: ['kernel'],
  ordering: ['kernel', 'eventstore', 'addresses', 'catalog', 'staffing', 'points'],
  billing: ['kernel', 'eventstore', 'people', 'addresses', 'points'],
  readmodels: ['kernel', 'eventstore', 'ordering', 'billing', 'staffing', 'points'],
  messaging: ['kernel', 'eventstore', 'ordering', 'points'],
  jobs: [
    'kernel',
    'eventstore',
    'people',
    'addresses',
    'identity',
    'catalog',
    'staffing',
    'ordering',
    'readmodels',
    'messaging',
  ],
  runtime: ['kernel', 'eventstore', 'ordering', 'billing', 'readmodels', 'jobs'],
  api: [
    'kernel',
    'eventstore',
    'people',
    'addresses',
    'identity',
    'catalog',
    'staffing',
    'points',
    'ordering',
    'billing',
    'readmodels',
    'messaging',
  ],
}
const SLICES = 'people|addresses|identity|catalog|staffing|points|ordering|billing'
const FOLLOWERS = 'readmodels|messaging'

/** In a slice, a file without a role suffix is pure, and so is the fold of a read model. */
const PURE_PLACES = [
  `server/(${SLICES})/[^.]+`,
  'server/messaging/[^./]+',
  'server/readmodels/([^./]+|engine/projection|(?!engine/|testing/)[^/]+/[^./]+([.]projection)?)',
  'schema/rules/[^./]+',
]
const PURE = `^(${PURE_PLACES.join('|')})[.]ts$`
const AREAS = 'customer|admin|staff'
const SPEC = '[.]spec[.]tsx?$'
const TESTING = `(${SPEC}|/testing/)`

/** An area's frame, and what several of its features alone are made of. */
const AREA_PARTS = `^client/features/(${AREAS})/(site|parts)/`

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    rule('no-cycles', 'Whatever belongs together this closely is one file.', {}, { circular: true }),
    rule(
      'client-knows-only-the-schema',
      'The client speaks to the server over the wire; what both must know lies in schema/.',
      { path: '^client/', pathNot: TESTING },
      { path: '^(server|migrations|scripts)/' },
    ),
    rule(
      'server-never-imports-client',
      'The server can run without a web app.',
      { path: '^(server|schema|migrations)/' },
      { path: '^client/' },
    ),
    rule(
      'pure-stays-pure',
      'A pure file can be understood and tested on its own: it imports pure files only, no package but zod and the writer of calendar files, nothing of Node.',
      { path: PURE },
      {
        pathNot: [
          PURE,
          '^server/kernel/(?!database[.])[^./]+[.]ts$',
          '^server/eventstore/(port|recordFacts)[.]ts$',
          '^schema/',
          '^node_modules/(zod|ical-generator)/',
        ],
      },
    ),
    ...Object.entries(ROOMS).map(([room, known]) =>
      rule(
        `what-${room}-may-know`,
        known.length ? `It stands on ${known.join(', ')}.` : 'Everybody stands on it.',
        { path: `^server/${room}/`, pathNot: TESTING },
        { path: '^server/', pathNot: [`^server/(${[room, ...known].join('|')})/`, SPEC] },
      ),
    ),
    rule(
      'followers-see-events-alone',
      'Read models and mails follow from events: of a slice they see its events and how an order is folded from them.',
      { path: `^server/(${FOLLOWERS})/`, pathNot: TESTING },
      { path: `^server/(${SLICES})/`, pathNot: '/(events|order)[.]ts$' },
    ),
    rule(
      'the-port-not-the-stores',
      'Which event store holds the events is decided where the product is put together.',
      { path: `^server/(${SLICES}|${FOLLOWERS}|api|jobs)/`, pathNot: TESTING },
      { path: '^server/eventstore/(postgres|kurrentdb|memory|copying)/' },
    ),
    rule(
      'product-knows-no-test-support',
      'What specs stand on is weaker on purpose, their password hash for one.',
      {
        path: `^server/(main[.]ts|product[.]ts|tools/demo/|(${Object.keys(ROOMS).join('|')})/)`,
        pathNot: TESTING,
      },
      { path: '^server/.*testing/' },
    ),
    rule(
      'areas-never-meet',
      'Customer app, back office and crew pages are three products that share parts, not pages.',
      { path: `^client/features/(${AREAS})/`, pathNot: TESTING },
      { path: `^client/features/(${AREAS})/`, pathNot: '^client/features/$1/' },
    ),
    rule(
      'features-meet-in-routes',
      'Two features of an area know each other by address, and by the parts they share.',
      { path: `^client/features/((?:${AREAS})/[^/]+)/`, pathNot: TESTING },
      { path: `^client/features/(${AREAS})/[^/]+/`, pathNot: ['^client/features/$1/', AREA_PARTS] },
    ),
    rule(
      'parts-know-no-feature',
      'What several features of an area are made of is below all of them.',
      { path: `^client/features/(${AREAS})/parts/`, pathNot: TESTING },
      { path: `^client/features/(${AREAS})/`, pathNot: AREA_PARTS },
    ),
    rule(
      'shared-parts-know-no-area',
      'What several areas are made of is below all of them.',
      { path: '^client/(frame|parts|forms)/', pathNot: TESTING },
      { path: '^client/features/' },
    ),
    rule(
      'ui-knows-no-feature',
      'Parts are used by features.',
      { path: '^client/ui/', pathNot: TESTING },
      { path: '^client/(features|frame|parts|forms)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|client/gql)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
}
