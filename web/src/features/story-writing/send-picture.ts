import { storyWritingMessages as text } from './story-writing-messages.ts'

export type SentPicture = { id: string; url: string }

/**
 * Sends a picture as it is. Returns why it was refused, in a sentence.
 * @throws when there is no answer
 */
export async function sendPicture(
  file: File,
  organizationId: string | null,
): Promise<SentPicture | string> {
  const query = organizationId === null ? '' : `?organizationId=${organizationId}`
  const response = await fetch(`/api/content-images${query}`, {
    method: 'POST',
    headers: { 'content-type': file.type || 'application/octet-stream' },
    body: file,
  })
  const answer = (await response.json()) as Partial<SentPicture> & { message?: string }
  const { id, url } = answer
  if (response.ok && id && url) return { id, url }
  return answer.message ?? text.sendFailed
}
