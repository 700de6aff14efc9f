/**
 * Who may know whom. Suppliers stand alone, conductors may use suppliers, listeners hear only events, doors and main know everybody,
 * pure files know only pure files, and the client knows the server by its schema alone.
 */
const SUPPLIERS = 'accounts|catalog|staffing|points'
const CONDUCTORS = 'ordering|billing'
const LISTENERS = 'projections|messaging'
const SLICES = `${SUPPLIERS}|${CONDUCTORS}|${LISTENERS}`
const DOORS = 'graphql|rest|doors'
const AREAS = 'customer|admin|staff'

/**
 * In a slice, a file without a role suffix is pure, and so is the fold of a read model. The machinery beside the read models is not
 * a slice's own, and test support is not bound.
 */
const PURE_PLACES = [
  `server/(${SUPPLIERS}|${CONDUCTORS}|messaging)/(commands/)?[^./]+`,
  'server/projections/(?!runner|registry|readModelAudit)[^./]+',
  'server/projections/(?!testing/)[^/]+/[^./]+([.]projection)?',
  'schema/rules/[^./]+',
]
const PURE = `^(${PURE_PLACES.join('|')})[.]ts$`
const SPEC = '[.]spec[.]tsx?$'
const TESTING = `(${SPEC}|^(server|client|schema)/testing/|^server/projections/testing/)`
/** How a request becomes a command and a view becomes an answer: a door sees everybody, wherever its slice keeps it. */
const DOOR_FILE = '[.](resolver|graphql|rest|node|reply)[.]ts$'
const ASSEMBLERS = ['^server/(main|product)[.]ts$', '^server/(bench|commands|demo|drill)/']

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
    rule(
      'suppliers-stand-alone',
      'What a supplier needs of another slice is handed to it by main.',
      { path: `^server/(${SUPPLIERS})/`, pathNot: [TESTING, DOOR_FILE] },
      { path: `^server/(${SLICES})/`, pathNot: '^server/$1/' },
    ),
    rule(
      'conductors-never-meet',
      'Ordering and billing use the suppliers and not each other.',
      { path: `^server/(${CONDUCTORS})/`, pathNot: [TESTING, DOOR_FILE] },
      { path: `^server/(${CONDUCTORS})/`, pathNot: '^server/$1/' },
    ),
    rule(
      'listeners-hear-only-events',
      'Read models and mails follow from events: of a slice they may see events.ts and who may read.',
      { path: `^server/(${LISTENERS})/`, pathNot: TESTING },
      { path: `^server/(${SLICES})/`, pathNot: ['^server/$1/', '/events[.]ts$', '[.]policy[.]ts$'] },
    ),
    rule(
      'slices-see-the-port-not-the-stores',
      'Which event store holds the events is decided in main.',
      { path: `^server/(${SLICES})/`, pathNot: TESTING },
      { path: '^server/eventstore/[^/]+/' },
    ),
    rule(
      'slices-never-see-listeners',
      'Nothing that decides may lean on what lags behind.',
      { path: `^server/(${SUPPLIERS}|${CONDUCTORS})/`, pathNot: [TESTING, DOOR_FILE] },
      { path: `^server/(${LISTENERS})/` },
    ),
    rule(
      'only-doors-assemble-doors',
      'Resolvers and routes are put together in one list each.',
      {
        path: '^server/',
        pathNot: [`^server/(${DOORS}|testing)/`, ...ASSEMBLERS, SPEC],
      },
      {
        path: `(^server/(${DOORS})/(schema|restCalls)[.]ts$|[.](resolver|rest)[.]ts$)`,
        pathNot: '^server/$1/',
      },
    ),
    rule(
      'event-store-knows-no-business',
      'It keeps events and does not know what they mean.',
      { path: '^server/eventstore/', pathNot: TESTING },
      { path: `^(server/(${SLICES}|${DOORS}|operations)/|schema/)` },
    ),
    rule(
      'kernel-knows-nobody',
      'Everybody stands on it.',
      { path: '^server/kernel/', pathNot: TESTING },
      { path: '^(server|client)/', pathNot: '^server/kernel/' },
    ),
    rule(
      'product-knows-no-test-support',
      'What specs stand on is weaker on purpose, their password hash for one.',
      { path: '^server/', pathNot: [TESTING, '^server/(acceptance|bench|drill)/'] },
      { path: '^server/testing/' },
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
