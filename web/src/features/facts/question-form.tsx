import { Lock } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { Answer } from '#gql/graphql'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { factsMessages as text } from './facts-messages.ts'
import type { useAnswering } from './use-answering.ts'

const answers: readonly Answer[] = ['YES', 'NO', 'DECLINED']

type Props = {
  question: string
  isSensitive: boolean
  /** How many awards ask it; null for one award's own page. */
  awardCount: number | null
  /** The earlier answer. */
  current?: Answer | null
  answering: Pick<ReturnType<typeof useAnswering>, 'pending' | 'failure'>
  onAnswer: (answer: Answer) => void
  /** Takes the focus, as it replaced a question that was answered. */
  isFollowing?: boolean
  /** Shown beside the answers. */
  children?: ReactNode
}

/** One question with its three answers; pressing one saves it. */
export function QuestionForm(props: Props) {
  const { question, isSensitive, awardCount, current, answering, onAnswer, children } =
    props
  const { pending, failure } = answering
  const id = useId()
  const legend = useFollowingFocus(props.isFollowing === true)
  return (
    <fieldset
      aria-describedby={isSensitive ? `${id}-private` : undefined}
      aria-busy={pending !== null}
      className="flex min-w-0 flex-col gap-3"
    >
      <legend ref={legend} tabIndex={-1} className="mb-3 text-lg font-semibold">
        {question}
      </legend>
      {isSensitive && (
        <p id={`${id}-private`} className="flex max-w-prose gap-2 text-sm text-muted">
          <Lock aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          {text.sensitive(awardCount)}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        {answers.map((answer) => (
          <Button
            key={answer}
            kind={
              current === answer || failure?.answer === answer ? 'primary' : 'secondary'
            }
            aria-pressed={current === undefined ? undefined : current === answer}
            isBusy={pending === answer}
            aria-disabled={pending !== null}
            className={answer === 'DECLINED' ? 'max-sm:col-span-2' : 'sm:min-w-28'}
            onClick={() => onAnswer(answer)}
          >
            {text.answers[answer]}
          </Button>
        ))}
        {children}
      </div>
      {failure && (
        <div role="alert">
          <Notice tone="bad">
            {failure.answer && text.notSaved(text.answers[failure.answer])} {failure.reason}
          </Notice>
        </div>
      )}
    </fieldset>
  )
}

function useFollowingFocus(isFollowing: boolean) {
  const legend = useRef<HTMLLegendElement>(null)
  useEffect(() => {
    if (isFollowing) legend.current?.focus({ preventScroll: true })
  }, [isFollowing])
  return legend
}
