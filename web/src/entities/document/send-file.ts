import type { DetailedError, Upload } from 'tus-js-client'
import type { DocumentKind } from '#gql/graphql'
import { documentMessages as text } from './document-messages.ts'
import type { SendFile, UploadEvents } from './upload-queue.ts'

const ENDPOINT = '/api/document-uploads'
/** A chunk of this size arrives in time even over a line of 70 kilobits a second. */
const CHUNK_BYTES = 512 * 1024
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000, 10_000]
/** Transient failures: the server keeps what has arrived, and the next try goes on behind it. */
const PASSING = new Set([0, 408, 409, 423, 429])

/** Sends files by the tus protocol, whose client is loaded with the first file. */
export const sendFile: SendFile = (file, kind, events) => {
  let upload: Promise<Upload> | null = null
  const loaded = () => (upload ??= makeUpload(file, kind, events))
  const use = (work: (upload: Upload) => unknown) =>
    loaded()
      .then(work)
      .catch(() => {
        // The client's script is missing, or the line is down, before the first byte.
        upload = null
        events.onFailure({ isRefusal: false, reason: text.interrupted })
      })
  return {
    start: () => void use((one) => one.start()),
    pause: () => void use((one) => one.abort()),
    // The server deletes what is left of the upload after a day.
    cancel: () =>
      void loaded()
        .then((one) => one.abort(true))
        .catch(() => undefined),
  }
}

async function makeUpload(
  file: File,
  kind: DocumentKind,
  events: UploadEvents,
): Promise<Upload> {
  const tus = await import('tus-js-client')
  return new tus.Upload(file, {
    endpoint: new URL(ENDPOINT, location.href).href,
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    metadata: { filename: file.name, filetype: file.type, kind: kind.toLowerCase() },
    // Nothing of the upload stays in a browser that others may use, too.
    storeFingerprintForResuming: false,
    removeFingerprintOnSuccess: true,
    onProgress: events.onProgress,
    onShouldRetry: (error) => navigator.onLine && isPassing(error),
    onError: (error) => events.onFailure(failureOf(error)),
    onSuccess: ({ lastResponse }) =>
      events.onDone(lastResponse.getHeader('Document-Id') ?? null),
  })
}

function statusOf(error: DetailedError): number {
  return error.originalResponse?.getStatus() ?? 0
}

function isPassing(error: DetailedError): boolean {
  const status = statusOf(error)
  return status >= 500 || PASSING.has(status)
}

function failureOf(error: Error | DetailedError): { isRefusal: boolean; reason: string } {
  if (!('originalResponse' in error) || isPassing(error))
    return { isRefusal: false, reason: text.interrupted }
  const detail = detailOf(error.originalResponse?.getBody() ?? '')
  // An upload that the server no longer has can only be started anew.
  return { isRefusal: detail !== null, reason: detail ?? text.failed }
}

function detailOf(body: string): string | null {
  try {
    const problem: unknown = JSON.parse(body)
    return typeof problem === 'object' && problem !== null && 'detail' in problem
      ? String(problem.detail)
      : null
  } catch {
    return null
  }
}
