import { fetchAhead } from './fetchAhead.ts'
import { interest } from './interest.ts'
import { type KeptVisit, keepVisit } from './keptVisit.ts'

const page = document.documentElement

/**
 * The first script of every page that was drawn while building, and all that reading it needs: the program is loaded at the reader's
 * first sign of interest. A page that was drawn for somebody else loads it at once, and so does one that shows who is signed in.
 */
async function wake(): Promise<void> {
  if (page.classList.contains('anew')) return start()
  const kept = keepVisit()
  if (!page.classList.contains('signed-in')) await interest()
  fetchAhead('modulepreload')
  await start(kept).catch(kept.fail)
}

async function start(kept?: KeptVisit): Promise<void> {
  const program = await import('../app/start.tsx')
  await program.start(kept)
}

void wake()
