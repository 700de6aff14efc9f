import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { PROJECT_ROOT } from '../../../server/kernel/projectRoot.ts'
import { readCommandLine } from '../../../server/runtime/commandLine.ts'
import { findChromium } from '../../../server/testing/chromium.ts'
import serveForBrowsers from '../../../server/testing/servedForBrowsers.ts'
import { type Onlooker, onlookers, type ScreenState, sessionFor } from '../screens/screenState.ts'
import { screens } from '../screens/screens.ts'
import { contactSheet } from './contactSheet.ts'
import { type PictureSize, pictureFile, readPictureOptions } from './pictureOptions.ts'
import { openWindow, takePicture } from './takePicture.ts'

/**
 * `npm run pictures -- [--language fr] [--width 320]… [--mode dark]… [--text 200] [NAME]…`: every screen in its states, into `pictures/`,
 * from a product with demo data that it starts and ends. Ends with 1 when a screen could not be shown or is wider than its window.
 */

const FOLDER = path.join(PROJECT_ROOT, 'pictures')
const SHEET = 'contactSheet.html'
/** Windows open at once. */
const ABREAST = 2

interface Taken extends PictureSize {
  readonly name: string
  readonly file: string
  /** What is wrong with the screen; absent when nothing is. */
  readonly fault?: string | undefined
}

/** What one onlooker sees in one window. */
interface Sitting extends PictureSize {
  readonly onlooker: Onlooker
}

const options = readCommandLine(
  'pictures -- [--language fr] [--width 320]… [--mode dark]… [--text 200] [NAME]…',
  readPictureOptions,
)
await mkdir(FOLDER, { recursive: true })
const stopServing = await serveForBrowsers()
try {
  process.exitCode = await takePictures()
} finally {
  await stopServing()
}

async function takePictures(): Promise<number> {
  const { executablePath, args, env } = await findChromium()
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
  const sittings = allSittings()
  const taken: Taken[] = []
  const workOff = async () => {
    for (let next = sittings.shift(); next; next = sittings.shift()) taken.push(...(await sit(browser, next)))
  }
  await Promise.all(Array.from({ length: ABREAST }, workOff))
  await browser.close()
  await writeFile(path.join(FOLDER, SHEET), sheetOf(taken))
  for (const { file, fault } of taken) if (fault) process.stderr.write(`${file}: ${fault}\n`)
  process.stdout.write(`${taken.length} pictures: open pictures/${SHEET}\n`)
  return Number(taken.some(({ fault }) => fault))
}

function allSittings(): Sitting[] {
  return onlookers.flatMap((onlooker) =>
    options.widths.flatMap((width) => options.modes.map((mode) => ({ onlooker, width, mode }))),
  )
}

async function sit(browser: Browser, { onlooker, width, mode }: Sitting): Promise<Taken[]> {
  const wanted = wantedScreens().filter(({ seenBy }) => seenBy === onlooker)
  if (wanted.length === 0) return []
  const session = await sessionFor(onlooker)
  const { language, text } = options
  const context = await openWindow(browser, { width, mode, language })
  const taken: Taken[] = []
  for (const screen of wanted) {
    const file = pictureFile(screen.name, { width, mode, language, text })
    const fault = await takePicture(context, screen, { session, text, file: path.join(FOLDER, file) }).catch(
      (error: unknown) => String(error).split('\n')[0],
    )
    taken.push({ name: screen.name, width, mode, file, fault })
  }
  await context.close()
  return taken
}

function wantedScreens(): readonly ScreenState[] {
  const { only } = options
  const all = Object.values(screens).flat()
  return only.length === 0 ? all : all.filter(({ name }) => only.some((start) => name.startsWith(start)))
}

/** The screens as the list has them, and of each the pictures in the order of the options. */
function sheetOf(taken: readonly Taken[]): string {
  const ofScreen = Map.groupBy(taken, ({ name }) => name)
  const size = ({ width, mode }: PictureSize) =>
    options.widths.indexOf(width) * options.modes.length + options.modes.indexOf(mode)
  const pictures = wantedScreens().flatMap(({ name }) =>
    (ofScreen.get(name) ?? [])
      .toSorted((one, other) => size(one) - size(other))
      .map(({ width, mode, file }) => ({ name, file, caption: `${width} ${mode}` })),
  )
  return contactSheet('Screens', pictures)
}
