import type { Scoring_ReviewApplicationFragment } from '#gql/graphql'
import { formatDateTime } from '#lib/format/format.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { scoringMessages as text } from './scoring-messages.ts'

// For the chair alone.
const AnswerForm = lazyPart(async () => (await import('./answer-form.tsx')).AnswerForm)

type Props = Pick<Scoring_ReviewApplicationFragment, 'questions'> & { mayAnswer: boolean }

/** What was asked of the chair about one application, and the answers. */
export function QuestionList({ questions, mayAnswer }: Props) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions" className="flex flex-col gap-3">
      <h2 id="questions" className="text-xl">
        {text.questions}
      </h2>
      <ul className="flex flex-col gap-3">
        {questions.map((question) => (
          <li key={question.id} className="border-s-2 border-line ps-3">
            <p className="break-words whitespace-pre-line">{question.text}</p>
            <p className="tabular text-sm text-muted">
              {text.askedOn(formatDateTime(question.askedAt))}
            </p>
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
