import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { type PassThrough, Readable } from 'node:stream'
import { FILE_ANSWER_WITHIN_MS } from '@landfall/kit/http/file-exchange'
import type { Caller, Viewer } from '@landfall/kit/identity/viewer'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import type { CostMeter } from '../../graphql/cost-meter.ts'
import type { Graph } from '../../graphql/graph.ts'
import type { RequestBudget } from '../../graphql/request-budget.ts'
import type { HttpRequest } from '../../http/request.ts'
import type { HttpResponse } from '../../http/response.ts'
import { makeCaller } from '../../session/make-caller.ts'
import type { FileCall } from '../../subgraphs/file-calls.ts'
import { refuseAccess } from '../check-access.ts'
import { tooMany } from '../responses.ts'
import type { Router } from '../router.ts'
import { EXPORT_PARTS, type ExportPart } from './export-parts.ts'
import { exportRoute } from './export.route.ts'
import { readOwn } from './read-own.ts'

/** About the cost of all its lists: a person can have only a few exports a minute. */
const EXPORT_COST = 30_000

type Facade = {
  router: Router
  budget: RequestBudget
  costOf: CostMeter
  files: ReadonlyMap<string, FileCall>
}
type Call = { incoming: HttpRequest; viewer: Viewer; graph: Graph }
type OwnFile = NonNullable<ReturnType<NonNullable<ExportPart['fileOf']>>>
type Contents = { texts: Map<string, unknown>; files: Map<string, OwnFile> }

const rowsSchema = z.array(z.looseObject({ id: z.string(), name: z.string().catch('') }))

/**
 * Everything that the caller has here, as a zip. The JSON is read completely first, so that a failure
 * becomes an answer of its own and never half an archive; documents are read while it is sent.
 */
export async function handleExport(facade: Facade, call: Call): Promise<HttpResponse> {
  const { incoming, viewer, graph } = call
  const refusal = refuseAccess(exportRoute.access, viewer)
  if (refusal) return refusal
  incoming.clock.allow({ answerMs: FILE_ANSWER_WITHIN_MS })
  const caller = makeCaller(incoming, viewer, { channel: 'rest', bodyText: '' })
  if (!caller.ok) return caller.error
  const wait = await facade.budget.spend(caller.value, EXPORT_COST)
  if (wait !== null) return tooMany(wait)
  const leaving = new AbortController()
  void incoming.clock.over.then(() => leaving.abort())
  const { signal } = leaving
  const contents: Contents = { texts: new Map(), files: new Map() }
  for (const part of EXPORT_PARTS) {
    const reader = { ...facade, graph, viewer, caller: caller.value, signal }
    const failed = await readPart(reader, part, contents)
    if (failed) return failed
  }
  return zipReply(contents, { files: facade.files, caller: caller.value, signal })
}

async function readPart(
  reader: Parameters<typeof readOwn>[0],
  { name, path, each, fileOf }: ExportPart,
  { texts, files }: Contents,
): Promise<HttpResponse | null> {
  const read = await readOwn(reader, path)
  if (!read.ok) return read.error
  if (read.value === null) return null
  texts.set(`${name}.json`, read.value)
  const rows = rowsSchema.safeParse(read.value).data ?? []
  for (const row of rows) {
    const file = fileOf?.(row)
    if (file) files.set(`${name}/${file.name}`, file)
    const more = each?.(row)
    const found = more && (await readOwn(reader, more.path))
    if (found && !found.ok) return found.error
    if (found) texts.set(`${name}/${more.name}.json`, found.value)
  }
  return null
}

function zipReply(
  { texts, files }: Contents,
  o: { files: Facade['files']; caller: Caller; signal: AbortSignal },
): HttpResponse {
  const zip = new ZipFile()
  const stream = zip.outputStream as PassThrough
  const fail = (error: unknown) => void stream.destroy(error as Error)
  let open: Readable | null = null
  zip.on('error', fail)
  // A client that leaves in the middle of a document must not keep its connection.
  stream.once('close', () => open?.destroy())
  for (const [name, value] of texts)
    zip.addBuffer(Buffer.from(`${JSON.stringify(value, null, 2)}\n`), name)
  for (const [name, { path, service }] of files) {
    zip.addReadStreamLazy(name, (give) => {
      const read = async () => {
        const call = o.files.get(service)
        const raw = getOf(path)
        const document = bodyOf(await call?.({ caller: o.caller, raw, signal: o.signal }))
        // The zip does not listen for errors of a stream that it reads.
        open = document.on('error', fail)
        if (stream.destroyed) document.destroy()
        else give(null, document)
      }
      read().catch(fail)
    })
  }
  zip.end()
  return {
    status: 200,
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="landfall-export.zip"',
      'cache-control': 'no-store',
    },
    body: null,
    stream,
  }
}

/**
 * A file that the service does not hand out, such as one with a virus, is empty.
 * @throws when the service is down: an incomplete archive must not look complete
 */
function bodyOf(reply: Awaited<ReturnType<FileCall>> | undefined): Readable {
  if (!reply?.ok) throw reply?.error ?? new Error('Nobody has these files')
  const { status, body } = reply.value
  if (status === 200) return body
  body.resume()
  return Readable.from([])
}

/** A request of our own for a file, as it would have come. */
function getOf(path: string): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: path })
}
