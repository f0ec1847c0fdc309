import type { Page } from 'playwright-core'
import type { SignedIn } from './people.ts'

/** Reads an AI mentor's answers as the server has stored them, in the conversation that a page shows. */
export async function keptAnswers({ client }: SignedIn, page: Page): Promise<string[]> {
  const session = new URL(page.url()).searchParams.get('session')
  type Message = { messageType: string; content: string }
  const path = `/api/mentor/sessions/${session}`
  const { body } = await client.get<{ messages: Message[] }>(path)
  const answers = body.messages.filter(({ messageType }) => messageType === 'ai_message')
  return answers.map(({ content }) => content.trim())
}
