import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { err, ok } from '@landfall/kit/core/result'
import { testCaller } from '@landfall/kit/testing/callers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aRequest } from '../../test/_request.ts'
import type { Graph } from '../graphql/graph.ts'
import type { HttpRequest } from '../http/request.ts'
import type { FileCall } from '../subgraphs/file-calls.ts'
import { documentRoutes } from './applications/documents.routes.ts'
import { createRouter } from './router.ts'
import { REST_ROUTES } from './routes.ts'
import { EXPORT_PARTS } from './export/export-parts.ts'
import { handleExport } from './export/handle-export.ts'

afterEach(() => void vi.useRealTimers())

const facade = {
  router: createRouter(REST_ROUTES),
  budget: { spend: async () => null, admitNew: async () => null, balanceOf: () => null },
  costOf: () => 1,
  files: new Map<string, FileCall>(),
}
/** The answer to somebody who has nothing of a part. */
const nothing = {
  data: null,
  errors: [{ message: 'Not yours.', extensions: { code: 'FORBIDDEN' } }],
}

function startExport(incoming: HttpRequest, run: Graph['run'], files = facade.files) {
  const { viewer } = testCaller({})
  return handleExport({ ...facade, files }, { incoming, viewer, graph: { run } as Graph })
}

/** The export of somebody with one document, as far as the service gives it. */
async function exportOf(readDocument: FileCall) {
  const list = documentRoutes.find(({ path }) => path === '/api/documents')
  const node = { id: '018f0000-0000-7000-8000-000000000001', name: 'essay.pdf' }
  const documents = { totalCount: 1, pageInfo: { hasNextPage: false }, edges: [{ node }] }
  const run: Graph['run'] = async (document) =>
    document === list?.operation ? { data: { documents }, errors: [] } : nothing
  const files = new Map([['applications', readDocument]])
  const { stream } = await startExport(aRequest(), run, files)
  if (!stream) throw new Error('an export is a stream')
  return stream
}

/** A document that has begun to come; `asked` resolves once it is read. */
function begunDocument() {
  const body = new PassThrough()
  body.write('begun')
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  const read: FileCall = async () => {
    setImmediate(resolve)
    return ok({ status: 200, headers: {}, body })
  }
  return { body, read, asked }
}

it('gives each part the full time limit of an operation, however long earlier parts took', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const left: number[] = []
  const reply = await startExport(aRequest(), async (_document, _variables, context) => {
    left.push(context.deadline - performance.now())
    vi.advanceTimersByTime(1_000)
    return nothing
  })
  expect(reply.status).toBe(200)
  expect(left.length).toBeGreaterThanOrEqual(EXPORT_PARTS.length)
  expect(Math.min(...left)).toBeGreaterThan(9_000)
})

it('stops reading once the client no longer waits', async () => {
  const request = aRequest()
  const over = Promise.withResolvers<'answer'>()
  const run = vi.fn<Graph['run']>(async () => {
    over.resolve('answer')
    return nothing
  })
  const clock = { ...request.clock, over: over.promise }
  const reply = await startExport({ ...request, clock }, run)
  expect(reply.status).toBe(503)
  expect(run.mock.calls.length).toBeLessThan(3)
})

describe('a document in the export', () => {
  it('is added to the archive', async () => {
    const { body, read } = begunDocument()
    body.end(' and ended')
    const archive = await buffer(await exportOf(read))
    expect(archive.toString('latin1')).toContain('documents/00000001 essay.pdf')
    // The end of a whole zip, without a comment.
    expect(archive.indexOf('PK\u0005\u0006')).toBe(archive.length - 22)
  })

  it('that breaks off ends the archive with an error', async () => {
    const { body, read, asked } = begunDocument()
    const stream = await exportOf(read)
    const failed = once(stream, 'error')
    stream.resume()
    await asked
    body.destroy(new Error('the service stopped'))
    expect(await failed).toEqual([new Error('the service stopped')])
  })

  it('causes an error, not an empty file, when its service is unavailable', async () => {
    const stream = await exportOf(async () => err(new Error('away')))
    const failed = once(stream, 'error')
    stream.resume()
    expect(await failed).toEqual([new Error('away')])
  })

  it('is closed when the client disconnects, which frees the connection', async () => {
    const { body, read, asked } = begunDocument()
    const stream = await exportOf(read)
    stream.resume()
    await asked
    const closed = once(body, 'close')
    stream.destroy()
    await closed
    expect(body.destroyed).toBe(true)
  })
})
