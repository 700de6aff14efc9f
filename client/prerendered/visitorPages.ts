import type { MessageId, TextPart } from '../i18n/messageId.ts'

/** A page that everybody may read: drawn while building, in every language, and named in the site map. */
export interface VisitorPage {
  readonly path: string
  /** Its chunk, as its route imports it. */
  readonly screen: `${string}Page.tsx`
  /** The texts its route loads beside the site's. */
  readonly parts?: readonly TextPart[]
  /** What its PageHeading names the tab. */
  readonly title: MessageId
  /** For search engines and shared links. */
  readonly description: MessageId
  /** Its route sends customers who are signed in elsewhere. */
  readonly isForVisitorsOnly?: boolean
  /** It looks otherwise when its address asks something, or the page before sent word. */
  readonly readsAddress?: boolean
}

/** Every visitor page; one that is missing here works all the same, but is drawn only once its program has come. */
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
    parts: ['login'],
    title: 'login.title',
    description: 'head.login',
    isForVisitorsOnly: true,
    readsAddress: true,
  },
  {
    path: '/createAccount',
    screen: 'registration/CreateAccountPage.tsx',
    parts: ['entry', 'register'],
    title: 'register.title',
    description: 'head.createAccount',
    isForVisitorsOnly: true,
  },
  {
    path: '/passwordReset1',
    screen: 'passwordReset/RequestResetPage.tsx',
    parts: ['entry', 'reset'],
    title: 'reset.request.title',
    description: 'head.passwordReset1',
  },
]
