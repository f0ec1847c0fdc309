import { RequestError } from '#lib/graphql/graphql-request.ts'

export const FILE_MAX_BYTES = 5 * 1024 * 1024

type Problem = { detail: string; errors?: { message: string }[] }
export type UploadOutcome = { id: string } | { faults: string[] }

/** Sends the file as it is; the server reads its content. */
export async function uploadFile(
  file: File,
  organizationId: string | null,
): Promise<UploadOutcome> {
  const query = new URLSearchParams({ fileName: file.name })
  if (organizationId !== null) query.set('organizationId', organizationId)
  const answer = await fetch(`/api/scholarship-imports?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: file,
  }).catch((cause: unknown) => {
    throw new RequestError('offline', { cause })
  })
  if (answer.status === 201) return { id: String((await answer.json()).id) }
  if (answer.status === 401) throw new RequestError('not-signed-in')
  if (answer.status === 429) throw new RequestError('rate-limited')
  if (answer.status === 503) throw new RequestError('unavailable')
  if (answer.status >= 500) {
    const requestId = answer.headers.get('x-request-id')
    throw new RequestError('unexpected', { requestId })
  }
  const problem = (await answer.json()) as Problem
  const messages = problem.errors?.map(({ message }) => message) ?? []
  return { faults: messages.length > 0 ? messages : [problem.detail] }
}
