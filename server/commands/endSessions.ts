import { endSessions } from '../identity/signIn.handlers.ts'
import { createDb } from '../kernel/database.ts'
import { isRejection } from '../kernel/rejection.ts'
import { systemClock } from '../kernel/time.ts'
import { type Area, areas } from '../kernel/viewer.ts'
import { readCommandLine, wordsOf } from '../runtime/commandLine.ts'
import { openDatabase } from '../runtime/openDatabase.ts'
import { OperatorError } from '../runtime/operatorError.ts'
import { type Program, runCommand } from '../runtime/runProgram.ts'

const wish = readCommandLine('end-sessions -- customer|admin|staff NAME', (args) => {
  const [word = '', userName = ''] = wordsOf(args, 2, 2)
  const area = areas.find((each) => each === word)
  if (area === undefined) throw new Error(`There is no area ${word}`)
  return { area, userName }
})
await runCommand((program) => endNamed(program, wish))

/** `npm run end-sessions -- AREA NAME`: ends every session of that person, such as after a phone was lost. */
async function endNamed(
  { config, logger, lifecycle }: Program,
  person: { readonly area: Area; readonly userName: string },
): Promise<number> {
  const database = await lifecycle.opened(openDatabase(config, logger), ({ close }) => close())
  const outcome = await endSessions(createDb(database.pool), { ...person, now: systemClock() })
  if (isRejection(outcome)) throw new OperatorError(`There is no ${person.area} ${person.userName}.`)
  process.stdout.write(`Every session of ${person.userName} has ended.\n`)
  return 0
}
