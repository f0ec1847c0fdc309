import type { ReactNode } from 'react'
import type { Scoring_ReviewApplicationFragment } from '#gql/graphql'
import { formatDateTime } from '#lib/format/format.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { scoringMessages as text } from './scoring-messages.ts'

// Only the chair needs it.
const AnswerForm = lazyPart(async () => (await import('./answer-form.tsx')).AnswerForm)

type Question = Scoring_ReviewApplicationFragment['questions'][number]

type Props<One> = {
  questions: readonly One[]
  mayAnswer: boolean
  /** Says which application a question is about, where the page does not. */
  renderSubject?: (question: One) => ReactNode
}

/** Questions to the chair, and the answers. */
export function QuestionList<One extends Question>(props: Props<One>) {
  const { questions, mayAnswer, renderSubject } = props
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions" className="flex flex-col gap-3">
      <h2 id="questions" className="text-xl">
        {text.questions}
      </h2>
      <ul className="flex flex-col gap-3">
        {questions.map((question) => (
          <li key={question.id} className="border-s-2 border-line ps-3">
            {renderSubject?.(question)}
            <p className="break-words whitespace-pre-line">{question.text}</p>
            <p className="tabular text-sm text-muted">{askedOf(question)}</p>
            {question.answer || !mayAnswer ? (
              <p className="font-semibold break-words whitespace-pre-line">
                {question.answer ?? text.noAnswer}
              </p>
            ) : (
              <LazyPart failed={<PartFailed />}>
                <AnswerForm questionId={question.id} />
              </LazyPart>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Only the chair sees who asked. */
function askedOf({ askedBy, askedAt }: Question): string {
  const name = [askedBy?.firstName, askedBy?.lastName].filter(Boolean).join(' ')
  return text.askedOn(formatDateTime(askedAt), name)
}
