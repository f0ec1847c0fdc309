import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type Result, err, ok } from '@landfall/kit/core/result'
import { bodyOf, fileHeadersOf, toFileRequest } from '@landfall/kit/http/file-exchange'
import { type IdentitySigner, identityHeader } from '@landfall/kit/identity/identity-token'
import type { Caller } from '@landfall/kit/identity/viewer'
import type { ServiceApp } from '@landfall/kit/service/server'
import type { SubgraphClient } from './subgraph-client.ts'

export type FileReply = {
  status: number
  headers: Record<string, string>
  body: Readable
}

/** Streams one request with its body to a service; fails when the service is down. */
export type FileCall = (call: {
  caller: Caller
  raw: IncomingMessage
  /** Aborts when nobody is waiting for the answer anymore. */
  signal: AbortSignal
}) => Promise<Result<FileReply, Error>>

export function fileCallOverHttp(o: {
  audience: string
  client: SubgraphClient
  signer: IdentitySigner
}): FileCall {
  return async ({ caller, raw, signal }) =>
    o.client.exchangeFile({
      method: raw.method ?? 'GET',
      path: `/files${raw.url ?? '/'}`,
      headers: {
        ...fileHeadersOf(raw),
        [identityHeader]: await o.signer.sign(caller, o.audience),
      },
      body: raw.method === 'GET' || raw.method === 'HEAD' ? null : bodyOf(raw),
      signal,
    })
}

export function fileCallInProcess({ answerFile, subgraph }: ServiceApp): FileCall {
  return async ({ caller, raw }) => {
    if (!answerFile) return err(new Error(`${subgraph.name} has no files`))
    const { request, body } = toFileRequest(raw, raw.url ?? '/')
    try {
      const answer = await answerFile({ caller, request, log: subgraph.log })
      const { status, headers } = answer
      const stream = answer.body
        ? Readable.fromWeb(answer.body as ReadableStream)
        : Readable.from([])
      return ok({ status, headers: Object.fromEntries(headers), body: stream })
    } catch (error) {
      subgraph.log.error({ err: error }, 'unexpected error of a file')
      return err(error instanceof Error ? error : new Error(String(error)))
    } finally {
      body?.destroy()
    }
  }
}
