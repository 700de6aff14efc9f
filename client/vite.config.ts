import path from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { withoutNotes } from '../schema/rules/textNotes.ts'

const messageFile =
  /\/(?:client\/(?:\w+\/)+texts\/(?<part>\w+)\.|schema\/(?<serverPart>refusals|lookups)\/)(?<language>en|fr|zh|ind)\.json$/

/**
 * Texts are parsed while building, and translators' notes left out, so that no message parser travels to the browser. Also those without placeholders: a text that is no
 * parsed one costs the formatter an exception each time it is drawn.
 */
function parsedMessages(): Plugin {
  return {
    name: 'parsed-messages',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!messageFile.test(id)) return
      const texts = withoutNotes(JSON.parse(unbroken(code)))
      const parsed = Object.entries(texts).map(([key, text]) => [key, parse(text)])
      return { code: JSON.stringify(Object.fromEntries(parsed)), map: null }
    },
  }
}

/** No line ends inside e-mail or e-Transfer: in running text their hyphen does not break. */
function unbroken(words: string): string {
  return words.replace(/(?<=\s)e-(?=[A-Za-z])/g, 'e\u2011')
}

/** Texts are named by part and language, such as text-booking-fr, which the size gate counts by. */
function chunkName({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const { part, serverPart, language } = messageFile.exec(facadeModuleId ?? '')?.groups ?? {}
  return language ? `assets/text-${part ?? serverPart}-${language}-[hash].js` : 'assets/[name]-[hash].js'
}

/** A service worker keeps its name through all releases: the browser asks for it anew, and no page names it. */
function entryName({ name }: { readonly name: string }): string {
  return name === 'crewWorker' ? '[name].js' : 'assets/[name]-[hash].js'
}

/** Emotion brings them for `withTheme`, which nothing here calls. */
const unused = { test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false }

/** What every page of every area stands in comes as one chunk: in many small ones it would take more bytes. */
const frame =
  /\/client\/(?:app\/(?:areas|App)\.tsx?|browser\/(?:chunks|connection|storage|store)\.ts|layout\/\w+\.tsx?|session\/(?:areaOf|expiry|guards|session|useSession)\.ts|i18n\/(?!signedIn)\w+\.tsx?|ui\/(?:activity|Button|ColourModeButton|colourMode|Icon|LoadingOverlay|chunkError|PageHeading|Spinner|ToastRegion|toasts|useShown|Wrap)\.tsx?|ui\/theme\/(?:colours|page|system|typography)\.ts)/

/** What every form of the web app stands in comes as one chunk, too. */
const form =
  /\/client\/forms\/(?:CheckField|fieldRules|RedirectNotice|PasswordField|ServerForm|SubmitButton|TextField|useFieldError|useKeptTyping|useServerForm)\.tsx?|\/entry\/NewPasswordFields\.tsx|\/signIn\/EntryPage\.tsx|\/react-hook-form\//

/** What a form shares with a command's button, whose page needs no form. */
const attempts =
  /\/client\/(?:api\/command\/attempts\.ts|ui\/(?:NoAnswer|Notice|useDelayed|useFocusFor)\.tsx?)/

/** What loads chunks is needed before any of them, by a page that was drawn while building too. */
const groups = [
  { name: 'frame', test: frame },
  { name: 'form', test: form, includeDependenciesRecursively: false },
  { name: 'attempts', test: attempts, includeDependenciesRecursively: false },
  { name: 'preload', test: /vite\/preload-helper/, priority: 1 },
]

const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

const withoutCompiler = {
  find: /^zod$/,
  replacement: path.join(import.meta.dirname, 'forms/zodWithoutCompiler.ts'),
}

const product = `http://127.0.0.1:${process.env.PORT || 4000}`

/** The web app: `vite build client`; while developing, calls go to the product that runs beside it, on the same PORT. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), parsedMessages()],
  resolve: { alias: command === 'build' ? [withoutParser, withoutCompiler] : [withoutCompiler] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2023',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: path.join(import.meta.dirname, 'index.html'),
        hydrate: path.join(import.meta.dirname, 'prerendered/hydrate.ts'),
        crewWorker: path.join(import.meta.dirname, 'crew/parts/shell/crewWorker.ts'),
      },
      output: { entryFileNames: entryName, chunkFileNames: chunkName, codeSplitting: { groups } },
      treeshake: { moduleSideEffects: [unused] },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: product, ws: true },
      // the documented calls, not the modules of the folder of that name
      '^/api/(?!.*\\.tsx?(\\?|$))': product,
      '/static': product,
    },
  },
}))
