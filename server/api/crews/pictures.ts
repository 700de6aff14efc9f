import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RankTitle } from '../../../schema/rules/ranks.ts'
import type { Db } from '../../kernel/database.ts'
import { isId } from '../../kernel/ids.ts'
import { PROJECT_ROOT } from '../../kernel/projectRoot.ts'
import { drawnInitial, initialOf } from '../../people/initial.ts'
import { findPhotographed } from '../../people/staffMembers.store.ts'
import { photosIn } from './photos.ts'

/** The sources of the pictures. */
export interface PictureSources {
  readonly db: Db
  /** Photos by staff number, such as `S-123456.webp`; it need not be there. */
  readonly photoFolder: string
}

type NamedFile = FastifyRequest<{ Params: { file: string } }>
type PhotoRequest = FastifyRequest<{ Params: { file: string }; Querystring: { token?: unknown } }>

/**
 * Opens the static paths of both documents' pictures (back-office document, section 7): `/static/ranks/{image}.svg`, one emblem for each
 * title, and `/static/staff/{staffNo}.svg`, the photo by staff number or a drawing of the initial (decisions I4, P259). Images in a page
 * send no session, so a photo's address holds a token, which only people who may see the photo receive (decision P138).
 */
export async function openPictures(server: FastifyInstance, sources: PictureSources): Promise<void> {
  const emblems = await readEmblems()
  server.get('/static/ranks/:file', (request: NamedFile, reply) => {
    const emblem = emblems.get(request.params.file)
    return emblem === undefined
      ? notFound(reply)
      : picture(reply, { content: emblem, type: SVG, caching: 'public, max-age=86400' })
  })
  const findPhoto = photosIn(sources.photoFolder)
  server.get('/static/staff/:file', (request: PhotoRequest, reply) =>
    sendPhoto({ db: sources.db, findPhoto }, request, reply),
  )
}

const SVG = 'image/svg+xml; charset=utf-8'
/** Photos are for holders of their token, so shared caches must not store them. */
const PHOTO_CACHING = 'private, max-age=300'

async function readEmblems(): Promise<ReadonlyMap<string, Buffer>> {
  const folder = path.join(PROJECT_ROOT, 'static', 'ranks')
  const files = Object.values(RankTitle).map((title) => `${title}.svg`)
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(folder, file))] as const)),
  )
}

/** Only a well-formed staff number may name a file. */
function staffNoIn(file: string): string | undefined {
  return /^(S-\d{1,9})\.svg$/.exec(file)?.[1]
}

async function sendPhoto(
  { db, findPhoto }: Pick<PictureSources, 'db'> & { readonly findPhoto: ReturnType<typeof photosIn> },
  { params, query: { token } }: PhotoRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const staffNo = staffNoIn(params.file)
  if (staffNo === undefined || typeof token !== 'string' || !isId(token)) return notFound(reply)
  const firstName = await findPhotographed(db, { staffNo, token })
  if (firstName === undefined) return notFound(reply)
  const photo = (await findPhoto(staffNo)) ?? { content: drawnInitial(initialOf(firstName)), type: SVG }
  return picture(reply, { ...photo, caching: PHOTO_CACHING })
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}

function picture(
  reply: FastifyReply,
  {
    content,
    type,
    caching,
  }: { readonly content: Buffer | string; readonly type: string; readonly caching: string },
): FastifyReply {
  return reply.type(type).header('cache-control', caching).send(content)
}
