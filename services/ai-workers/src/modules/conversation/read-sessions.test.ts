import { expect, it } from 'vitest'
import type { Exchange, MentorReply } from './conversation.ts'
import { makeReadWords } from './read-sessions.ts'

const asked = { id: 'reply', studentId: 'student', documentId: 'question' } as MentorReply
const answered: Exchange = { question: 'When?', answer: 'In May.', sources: [] }

function readWords(stored: Record<string, Exchange>, row: MentorReply | null) {
  const exchanges = { find: async (id: string) => stored[id] ?? null }
  const mentorReplies = { find: async () => row }
  return makeReadWords({ exchanges, mentorReplies })(asked)
}

it('a session has the words of an answer that was kept between its row and its words', async () => {
  const row = { ...asked, documentId: 'answer' }
  expect(await readWords({ answer: answered }, row)).toEqual(answered)
})

it('a session has no words where they, or the whole reply, are gone', async () => {
  expect(await readWords({}, asked)).toBeNull()
  expect(await readWords({}, null)).toBeNull()
})
