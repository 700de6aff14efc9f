import type { MessageId, TextPart } from '../i18n/messageId.ts'

/** A page for everybody: prerendered in every language and listed in the site map. */
export interface VisitorPage {
  readonly path: string
  /** Its chunk, as its route imports it. */
  readonly screen: `${string}Page.tsx`
  /** The text parts its route loads beside `site`. */
  readonly parts?: readonly TextPart[]
  /** The tab's title, from its PageHeading. */
  readonly title: MessageId
  /** For search engines and shared links. */
  readonly description: MessageId
  /** Its route redirects signed-in customers. */
  readonly isForVisitorsOnly?: boolean
  /** It renders differently for some queries or navigation states. */
  readonly readsAddress?: boolean
}

/** Every visitor page; a page missing here works too, but appears only once its program has loaded. */
export const visitorPages: readonly VisitorPage[] = [
  {
    path: '/',
    screen: 'home/HomePage.tsx',
    parts: ['home'],
    title: 'home.title.page',
    description: 'head.home',
  },
  {
    path: '/about',
    screen: 'about/AboutPage.tsx',
    parts: ['home'],
    title: 'about.title',
    description: 'head.about',
  },
  {
    path: '/policy',
    screen: 'policy/PolicyPage.tsx',
    parts: ['policy', 'booking'],
    title: 'policy.title',
    description: 'head.policy',
  },
  {
    path: '/login',
    screen: 'signIn/LoginPage.tsx',
    parts: ['signIn'],
    title: 'login.title',
    description: 'head.login',
    isForVisitorsOnly: true,
    readsAddress: true,
  },
  {
    path: '/createAccount',
    screen: 'registration/CreateAccountPage.tsx',
    parts: ['entry'],
    title: 'register.title',
    description: 'head.createAccount',
    isForVisitorsOnly: true,
  },
  {
    path: '/passwordReset1',
    screen: 'passwordReset/RequestResetPage.tsx',
    parts: ['entry'],
    title: 'reset.request.title',
    description: 'head.passwordReset1',
  },
]
