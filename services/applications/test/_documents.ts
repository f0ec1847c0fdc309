import type { Caller } from '@landfall/kit/identity/viewer'
import type { RunningApplications } from './_app.ts'

type Sent = {
  method?: string
  headers?: Record<string, string>
  body?: Buffer | ReadableStream<Uint8Array>
}

/** Requests or sends a file, as the gateway would. */
export async function exchange(
  { app }: Pick<RunningApplications, 'app'>,
  caller: Caller,
  path: string,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<Response> {
  if (!app.answerFile) throw new Error('The service takes no files')
  const request = new Request(`http://landfall.internal${path}`, {
    method,
    headers,
    ...(body && {
      body: body instanceof Buffer ? new Uint8Array(body) : body,
      duplex: 'half',
    }),
  })
  return app.answerFile({ caller, request, log: app.subgraph.log })
}

/** A plain upload; returns the status and the JSON. */
export async function upload(
  app: Pick<RunningApplications, 'app'>,
  caller: Caller,
  file: { name: string; bytes: Buffer; kind?: string; type?: string },
): Promise<{ status: number; body: Record<string, unknown> }> {
  const query = new URLSearchParams({ name: file.name })
  if (file.kind) query.set('kind', file.kind)
  const response = await exchange(app, caller, `/api/documents?${query}`, {
    method: 'POST',
    headers: { 'content-type': file.type ?? 'application/octet-stream' },
    body: file.bytes,
  })
  return { status: response.status, body: (await response.json()) as never }
}
