/** A thread of the demo's people in the forum, labeled as a demo. */
import type { DemoClient } from './demo-client.ts'

const QUESTION = {
  title: 'Demo question (not a real one)',
  content: `Nobody asks this. It stands here so that the pages of the forum have something to show.

- Everybody with an account may reply and vote.
- Whoever asked accepts the reply that helped.`,
  category: 'question',
  tags: ['demo'],
}
const REPLY = 'A reply of the demo: nobody has written it either.'

/** The student asks and the donor answers. */
export async function beginDemoThread(
  student: DemoClient,
  donor: DemoClient,
): Promise<void> {
  const { id } = await student.call<{ id: string }>('POST', '/api/posts', QUESTION)
  await donor.call('POST', `/api/posts/${id}/replies`, { content: REPLY })
}
