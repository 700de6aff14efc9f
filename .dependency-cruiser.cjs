/**
 * Who may import whom. Each module of the server, a folder, names the modules it may import, so that no two import each other; the client
 * knows the server by its schema alone. Specs and test support may import anything.
 */
const AREAS = 'customer|office|crew'

/** The client's shared layers, the lowest first, each with the layers it may import: never an area, nor the app that composes them. */
const SHARED_LAYERS = {
  browser: [],
  session: ['browser'],
  i18n: ['browser', 'ui/toasts'],
  ui: ['browser', 'i18n'],
  format: ['browser', 'i18n'],
  api: ['browser', 'session', 'i18n', 'ui', 'format'],
  forms: ['browser', 'session', 'i18n', 'ui', 'format', 'api'],
  layout: ['browser', 'session', 'i18n', 'ui', 'format', 'api'],
  domain: ['browser', 'session', 'i18n', 'ui', 'format', 'api', 'forms'],
}

/** Modules of the server, each with the modules it may import; `main.ts`, `product.ts`, `commands/`, `demo/` and `testing/` compose them. */
const MODULES = {
  kernel: [],
  eventstore: ['kernel'],
  office: ['kernel'],
  people: ['kernel'],
  addresses: ['kernel', 'office', 'people'],
  identity: ['kernel', 'office', 'people', 'addresses'],
  catalog: ['kernel', 'office'],
  staffing: ['kernel', 'office', 'people'],
  points: ['kernel'],
  series: ['kernel'],
  ordering: ['kernel', 'eventstore', 'addresses', 'catalog', 'staffing', 'points', 'series'],
  billing: ['kernel', 'eventstore', 'people', 'addresses', 'points'],
  readmodels: ['kernel', 'eventstore', 'ordering', 'billing', 'staffing', 'points', 'series', 'messaging'],
  messaging: ['kernel', 'eventstore', 'ordering', 'points', 'series'],
  backup: ['runtime'],
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
  runtime: [
    'kernel',
    'eventstore',
    'staffing',
    'points',
    'series',
    'ordering',
    'billing',
    'readmodels',
    'jobs',
  ],
  api: [
    'kernel',
    'eventstore',
    'office',
    'people',
    'addresses',
    'identity',
    'catalog',
    'staffing',
    'points',
    'series',
    'ordering',
    'billing',
    'readmodels',
    'messaging',
  ],
}
const SLICES = 'office|people|addresses|identity|catalog|staffing|points|series|ordering|billing'
const FOLLOWERS = 'readmodels|messaging'

/** In a business module, a file without a role suffix is pure, and so is the fold of a read model. */
const PURE_PLACES = [
  `server/(${SLICES})/[^.]+`,
  'server/messaging/[^./]+',
  'server/runtime/verify/(audit|invariantsOf|orderInvariants)[^./]*',
  'server/readmodels/([^./]+|engine/projection|(?!engine/|testing/)[^/]+/[^./]+([.]projection)?)',
  'schema/rules/[^./]+',
]
/** What can be done to an order or a payment: each file holds the pure decider and the handler that loads what it decides on. */
const VERBS = [
  'addInstructions',
  'assignCrew',
  'cancelOrder',
  'confirmRecharge',
  'endService',
  'grantReward',
  'openDispute',
  'placeOrder',
  'reportFailedVisit',
  'rescheduleOrder',
  'resendConfirmation',
  'resolveDispute',
  'reverseRecharge',
  'startService',
  'waiveFee',
]
const VERB = `server/(ordering/[^/]+|billing)/(${VERBS.join('|')})[.]ts$`
const PURE = `^(?!${VERB})(${PURE_PLACES.join('|')})[.]ts$`
const SPEC = '[.]spec[.]tsx?$'
const TESTING = `(${SPEC}|/testing/)`

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    rule('no-cycles', 'Whatever belongs together this closely is one file.', {}, { circular: true }),
    rule(
      'client-knows-only-the-schema',
      'The client speaks to the server over the wire; what both must know lies in schema/.',
      { path: '^client/', pathNot: TESTING },
      { path: '^(server|tools|migrations|scripts)/' },
    ),
    rule(
      'server-never-imports-client',
      'The server can run without a web app.',
      { path: '^(server|tools|schema|migrations)/' },
      { path: '^client/' },
    ),
    rule(
      'product-never-imports-tools',
      'The tools measure and test the product from outside, and are not shipped with it.',
      { path: '^(server|client|schema|migrations)/' },
      { path: '^tools/' },
    ),
    rule(
      'pure-stays-pure',
      'A pure file can be understood and tested on its own: it imports pure files only, no package but zod and the writer of calendar files, nothing of Node.',
      { path: PURE },
      {
        pathNot: [
          PURE,
          '^server/kernel/(?!database[.])[^./]+[.]ts$',
          '^server/eventstore/port[.]ts$',
          '^schema/',
          '^node_modules/(zod|ical-generator)/',
        ],
      },
    ),
    rule(
      'verbs-reach-rows-through-stores',
      'A verb gets rows and events from stores and the command handler alone, so its decider takes everything as arguments.',
      { path: `^${VERB}` },
      {
        pathNot: [
          PURE,
          `^${VERB}`,
          `^server/(${SLICES})/.+[.](handlers|store)[.]ts$`,
          '^server/kernel/(?!database[.])[^./]+[.]ts$',
          '^server/eventstore/(commandHandler|loadFold|port)[.]ts$',
          '^schema/',
          '^node_modules/zod/',
        ],
      },
    ),
    ...Object.entries(MODULES).map(([module, known]) =>
      rule(
        `what-${module}-may-import`,
        known.length ? `It depends on ${known.join(', ')}.` : 'It depends on no other module.',
        { path: `^server/${module}/`, pathNot: TESTING },
        { path: '^server/', pathNot: [`^server/(${[module, ...known].join('|')})/`, SPEC] },
      ),
    ),
    rule(
      'followers-see-events-alone',
      'Read models and mails follow from events: of a business module they see its events, and how an order or a series is folded from them.',
      { path: `^server/(${FOLLOWERS})/`, pathNot: TESTING },
      { path: `^server/(${SLICES})/`, pathNot: '/(events|order|series|occurrences|outlook)[.]ts$' },
    ),
    rule(
      'the-port-not-the-stores',
      'Which event store holds the events is decided where the product is put together.',
      { path: `^server/(${SLICES}|${FOLLOWERS}|api|jobs)/`, pathNot: TESTING },
      { path: '^server/eventstore/(postgres|kurrentdb|memory|copying)/' },
    ),
    rule(
      'product-knows-no-test-support',
      'Test support is weaker on purpose, its password hash for one.',
      {
        path: `^server/(main[.]ts|product[.]ts|commands/|demo/|(${Object.keys(MODULES).join('|')})/)`,
        pathNot: TESTING,
      },
      { path: '^server/.*testing/' },
    ),
    rule(
      'client-knows-no-test-support',
      'Test support is not sent to a browser.',
      { path: '^client/', pathNot: TESTING },
      { path: '^client/testing/' },
    ),
    rule(
      'areas-never-meet',
      'Customer app, back office and crew pages are three products: they share the layers below them, not pages, and do not know the app.',
      { path: `^client/(${AREAS})/`, pathNot: TESTING },
      { path: '^client/', pathNot: ['^client/$1/', `^client/(${Object.keys(SHARED_LAYERS).join('|')})/`] },
    ),
    rule(
      'features-meet-in-routes',
      'Two features of an area know each other by address, and by the layout and the parts they share.',
      { path: `^client/((?:${AREAS})/[^/]+)/`, pathNot: TESTING },
      { path: `^client/(${AREAS})/[^/]+/`, pathNot: ['^client/$1/', `^client/(${AREAS})/(layout|parts)/`] },
    ),
    rule(
      'parts-know-no-feature',
      'What several features of an area are made of is below all of them.',
      { path: `^client/(${AREAS})/parts/`, pathNot: TESTING },
      { path: `^client/(${AREAS})/`, pathNot: `^client/(${AREAS})/parts/` },
    ),
    ...Object.entries(SHARED_LAYERS).map(([layer, below]) =>
      rule(
        `${layer}-imports-lower-layers`,
        'A shared layer of the client imports lower ones alone.',
        { path: `^client/${layer}/`, pathNot: TESTING },
        { path: '^client/', pathNot: [layer, ...below].map((known) => `^client/${known}\\b`) },
      ),
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
}
