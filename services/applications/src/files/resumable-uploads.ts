import { Readable } from 'node:stream'
import { type DataStore, type Locker, Server, type Upload } from '@tus/server'
import {
  type Problem,
  problemsFromZod,
  validationFailed,
} from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import { newId } from '@landfall/kit/core/ids'
import type { StudentRef } from '@landfall/kit/identity/student-policy'
import type { Log } from '@landfall/kit/observability/log'
import type { AddOutcome } from '../student/document/add-document.ts'
import { MAX_FILE_BYTES } from '../student/document/document.ts'
import { type UploadFacts, uploadFacts } from '../student/document/document.input.ts'
import { typeOfName } from '../student/document/inspection/file-name.ts'
import { tooLargeFile } from '../student/document/inspection/inspect-file.ts'
import { PROBLEM_TYPE, problemOf, problemText } from '@landfall/kit/http/problem-answer'
import { readBytes } from './read-upload.ts'

export const UPLOADS_PATH = '/api/document-uploads'

/** Our ids only: the storage never sees another name. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type AddDocument = (
  student: StudentRef,
  file: UploadFacts & { bytes: Buffer },
) => Promise<Result<AddOutcome, Problem>>

type Deps = {
  uploads: DataStore
  locker: Locker
  addDocument: AddDocument
  /** Says before the first byte why a file would not fit. */
  refuseEarly: (
    student: StudentRef,
    file: { name: string; bytes: number },
  ) => Promise<Problem | null>
  log: Log
}

export type ResumableUploads = (student: StudentRef, request: Request) => Promise<Response>

/**
 * Resumable uploads by the tus protocol 1.0.0. What has arrived is stored apart from the documents and belongs to the
 * student who began it: nobody else finds it. A complete upload is checked like any file and becomes a document,
 * whose id is in the header `Document-Id`.
 */
export function createResumableUploads(deps: Deps): ResumableUploads {
  const students = new WeakMap<Request, StudentRef>()
  const server = createTusServer(deps, (request) => {
    const student = students.get(request)
    if (!student) throw new Error('An upload without a student')
    return student
  })
  return async (student, request) => {
    const asked = endingWhenCut(request)
    students.set(asked, student)
    const answer = await server.handleWeb(asked)
    if (request.method === 'HEAD' && isWhole(answer.headers))
      return finishLate(deps, student, request, answer)
    const isRefused = answer.status >= 400 && request.method !== 'HEAD'
    return isRefused ? asProblem(answer) : answer
  }
}

/** tus answers in plain text when it refuses before calling our code. */
async function asProblem(answer: Response): Promise<Response> {
  const { status, headers } = answer
  const text = await answer.text()
  const body = text.startsWith('{') ? text : problemOf(status, textOf(status)).body
  headers.delete('content-length')
  headers.set('content-type', PROBLEM_TYPE)
  return new Response(body, { status, headers })
}

/** Keeps what has arrived when a connection is cut: tus sees a body that ends early. */
function endingWhenCut(request: Request): Request {
  if (request.body === null) return request
  const body = Readable.toWeb(Readable.from(untilCut(request.body), { objectMode: false }))
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: body as ConstructorParameters<typeof Response>[0],
    duplex: 'half',
  })
}

async function* untilCut(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* body
  } catch {
    // The sender is gone, and will ask later how far it got.
  }
}

function createTusServer(deps: Deps, studentOf: (request: Request) => StudentRef): Server {
  return new Server({
    path: UPLOADS_PATH,
    relativeLocation: true,
    datastore: deps.uploads,
    locker: deps.locker,
    // The gateway decides which origins are allowed.
    allowedOrigins: [],
    namingFunction: newId,
    getFileIdFromRequest: (_request, last) => (last && ID.test(last) ? last : undefined),

    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return
      const upload = await deps.uploads.getUpload(id)
      if (upload.metadata?.['student'] !== studentOf(request).studentId) throw NOT_FOUND
    },

    async onUploadCreate(request, upload) {
      const student = studentOf(request)
      const facts = factsOf(upload)
      if (!facts.ok) throw refusal(facts.error)
      const file = { name: facts.value.name, bytes: upload.size ?? Infinity }
      const problem = refuseByFacts(file) ?? (await deps.refuseEarly(student, file))
      if (problem) throw refusal(problem)
      return { metadata: { ...upload.metadata, student: student.studentId } }
    },

    async onUploadFinish(request, upload) {
      const added = await finish(deps, studentOf(request), upload)
      if (!added.ok) throw refusal(added.error)
      return { status_code: 200, headers: { 'Document-Id': added.value.document.id } }
    },

    onResponseError: (_request, error) => {
      if (!('status_code' in error)) {
        deps.log.error({ err: error }, 'unexpected error of an upload')
        return answerOf(500, 'Something went wrong. Please try again.')
      }
      if (error.body.startsWith('{')) return undefined
      return answerOf(error.status_code, textOf(error.status_code))
    },
  })
}

/** The process ended between the last byte and the document; the next question about its progress finishes it. */
async function finishLate(
  deps: Deps,
  student: StudentRef,
  request: Request,
  answer: Response,
): Promise<Response> {
  const id = new URL(request.url).pathname.split('/').at(-1) ?? ''
  const added = await finish(deps, student, await deps.uploads.getUpload(id))
  if (!added.ok) return new Response(null, { status: problemText(added.error).status })
  answer.headers.set('Document-Id', added.value.document.id)
  return answer
}

async function finish(
  { uploads, addDocument, log }: Deps,
  student: StudentRef,
  upload: Upload,
): Promise<Result<AddOutcome, Problem>> {
  const facts = factsOf(upload)
  if (!facts.ok) return facts
  if (!('read' in uploads)) throw new Error('This storage of uploads can’t be read')
  const stream = await (uploads as ReadableStore).read(upload.id)
  const bytes = await readBytes(stream, MAX_FILE_BYTES)
  if (bytes === null) return err(refused(tooLargeFile(facts.value.name)))
  const added = await addDocument(student, { ...facts.value, bytes })
  // If this fails, the leftovers are swept after a day; uploading the same file again gives the same document.
  await uploads.remove(upload.id).catch((error: unknown) => {
    log.warn({ err: error }, 'a finished upload was not removed')
  })
  return added
}

type ReadableStore = {
  read(id: string): AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>
}

function factsOf({ metadata }: Upload): Result<UploadFacts, Problem> {
  const parsed = uploadFacts.safeParse({
    name: metadata?.['filename'] ?? '',
    kind: metadata?.['kind'],
    claimedType: metadata?.['filetype'],
  })
  return parsed.success ? ok(parsed.data) : err(problemsFromZod(parsed.error))
}

function refuseByFacts({ name, bytes }: { name: string; bytes: number }): Problem | null {
  const type = typeOfName(name)
  if (!type.ok) return refused(type.error)
  if (bytes > MAX_FILE_BYTES) return refused(tooLargeFile(name))
  return bytes === 0
    ? refused(`“${name}” was not added: it is empty. Choose the file again.`)
    : null
}

function refused(message: string): Problem {
  return validationFailed([{ path: ['file'], message }])
}

/** In the form that tus expects to be thrown. Its clients take a 409 for a wrong offset, and try again. */
function refusal(problem: Problem) {
  const { status, body } = problemText(problem)
  return { status_code: status === 409 ? 422 : status, body }
}

function answerOf(statusCode: number, detail: string) {
  const { status, body } = problemOf(statusCode, detail)
  return { status_code: status, body }
}

const NOT_FOUND = answerOf(404, 'This upload was not found.')

/** The protocol's own errors are for programs; people may read these. */
function textOf(status: number): string {
  if (status === 404 || status === 410) return 'This upload was not found.'
  if (status === 412) return 'Uploads go by version 1.0.0 of the tus protocol.'
  return 'The upload could not continue. Please try again.'
}

function isWhole(headers: Headers): boolean {
  const [offset, length] = [headers.get('upload-offset'), headers.get('upload-length')]
  return offset !== null && offset === length
}
