import { err, ok, type Result } from '@landfall/kit/core/result'
import { answerByGuide, type GuideAnswer } from '../guide/answer-by-guide.ts'
import type { FindGuides } from '../guide/find-guides.ts'
import { asksOfImmigration, speaksOfImmigration } from '../guide/immigration-words.ts'
import { findMentor } from '../mentor/mentors.ts'
import type { ProviderFailure } from '../provider/provider-failure.ts'
import type { AnswerPart, Provider } from '../provider/provider.ts'
import type { ReadRecords } from '../record/read-records.ts'
import type { ReadRules } from '../rule/read-rules.ts'
import { type Answer, type Exchange, GUIDE, type MentorReply } from './conversation.ts'
import { mentorChatPrompt } from './mentor-chat.prompt.ts'
import type { PiecePublisher } from './piece-publisher.ts'

type Deps = {
  readRecords: ReadRecords
  readRules: ReadRules
  findGuides: FindGuides
  provider: Provider
}

export type Question = {
  reply: MentorReply
  question: string
  /** The exchanges before the question, oldest first. */
  earlier: readonly Exchange[]
  signal: AbortSignal
}

/**
 * Writes one answer and publishes it as it grows. The built-in guide answers when there is no provider, and always
 * where the words must be the rules' own: crisis, immigration, the student's memory.
 */
export function makeWriteAnswer({ readRecords, readRules, findGuides, provider }: Deps) {
  return async function writeAnswer(
    asked: Question,
    publisher: PiecePublisher,
  ): Promise<Result<Answer, ProviderFailure>> {
    const { reply, question, earlier, signal } = asked
    const mentor = findMentor(reply.mentorId)
    if (mentor === null) throw new Error('A reply of a mentor that is not there')
    const records = await readRecords(reply.studentId)
    const { context } = reply
    const known = { mentor, question, context, records, findGuides }
    const rules = asksOfImmigration(question) ? await readRules(records.today) : []
    const guided = answerByGuide({ ...known, rules })
    if (!provider.isConfigured || guided.isFixed) return ok(byGuide(guided, publisher))
    const facts = { mentor, context, records, earlier, question }
    const guides = guided.guides
    const prompt = mentorChatPrompt({ ...facts, guides })
    const parts = provider.stream({
      feature: 'mentor-chat',
      userId: reply.studentId,
      prompt,
      signal,
    })
    const written = await gather(parts, publisher)
    if (written === 'immigration') {
      publisher.beginAnew()
      const withRules = { ...known, rules: await readRules(records.today) }
      const byRules = answerByGuide({ ...withRules, topic: 'immigration' })
      return ok(byGuide(byRules, publisher))
    }
    if (!written.ok) return written
    const { value: text, model } = written.value
    const sources = guides.flatMap(({ sources: own }) => own)
    return ok({ text, sources, madeBy: model })
  }
}

/** Ends the generation as soon as the model mentions what only the rules may say. */
async function gather(
  parts: AsyncGenerator<AnswerPart, void, void>,
  publisher: PiecePublisher,
) {
  let text = ''
  for await (const part of parts) {
    if (part.kind === 'end') {
      return part.result.ok && part.result.value.value.trim() === ''
        ? err({ kind: 'malformed', retryAfterMs: null } satisfies ProviderFailure)
        : part.result
    }
    text += part.text
    if (speaksOfImmigration(text)) return 'immigration' as const
    publisher.push(part.text)
  }
  throw new Error('A stream without an end')
}

function byGuide({ text, sources }: GuideAnswer, publisher: PiecePublisher): Answer {
  for (const line of text.split(/(?<=\n)/u)) publisher.push(line)
  return { text, sources, madeBy: GUIDE }
}
