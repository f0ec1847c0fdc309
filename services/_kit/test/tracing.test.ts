import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { noTracing, startTracing } from '../src/observability/tracing.ts'

async function startCollector() {
  const bodies: string[] = []
  const paths: (string | undefined)[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      bodies.push(body)
      paths.push(request.url)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  return { bodies, paths, endpoint, close: () => server.close() }
}

it('continues the trace of its caller, hands it on and sends what it saw', async () => {
  const collector = await startCollector()
  const tracing = await startTracing({ service: 'example', endpoint: collector.endpoint })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const parent = `00-${traceId}-b7ad6b7169203331-01`
  const inner = await tracing.span('graphql', parent, async () => {
    await Promise.resolve()
    return tracing.traceparent()
  })
  expect(inner).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
  expect(inner).not.toBe(parent)
  const fault = tracing.span('job', undefined, () => Promise.reject(new Error('hunter2')))
  await expect(fault).rejects.toThrow('hunter2')
  expect(tracing.traceparent()).toBeUndefined()
  await tracing.stop()
  collector.close()
  expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']))
  const sent = collector.bodies.join('')
  expect(sent).toContain(traceId)
  expect(sent).toContain('"name":"job"')
  expect(sent).toContain('"stringValue":"example"')
  expect(sent).not.toContain('hunter2')
})

it('does nothing when no collector is configured', async () => {
  const tracing = await startTracing({ service: 'example', endpoint: undefined })
  expect(tracing).toBe(noTracing)
  expect(await tracing.span('x', undefined, async () => 7)).toBe(7)
  expect(tracing.traceparent()).toBeUndefined()
})
