import { Lock } from 'lucide-react'
import { useState } from 'react'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import type { AnsweredFact } from './answered-facts.ts'
import { factsMessages as text } from './facts-messages.ts'
import { QuestionForm } from './question-form.tsx'
import type { useAnswering } from './use-answering.ts'

type Props = { fact: AnsweredFact; answering: ReturnType<typeof useAnswering> }

/** One answer, and what it counts for; the student can change it in place and erase it. */
export function AnsweredFactRow({ fact, answering }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { fact: name, scholarshipId } = fact
  const subject = { fact: name, scholarshipId }
  return (
    <li className="flex flex-col gap-2 py-4">
      {isOpen ? (
        <QuestionForm
          question={fact.text}
          isSensitive={fact.isSensitive}
          awardCount={fact.awardCount}
          current={fact.answer}
          answering={answering}
          isFollowing
          onAnswer={async (answer) => {
            if (await answering.give(subject, answer)) setIsOpen(false)
          }}
        >
          <Button
            kind="quiet"
            className="max-sm:col-span-2"
            onClick={() => setIsOpen(false)}
          >
            {text.cancel}
          </Button>
        </QuestionForm>
      ) : (
        <AnswerView
          fact={fact}
          answering={answering}
          onChange={() => setIsOpen(true)}
          onErase={() => void answering.erase(subject)}
        />
      )}
      <Counts fact={fact} />
    </li>
  )
}

type AnswerViewProps = Props & { onChange: () => void; onErase: () => void }

function AnswerView({ fact, answering, onChange, onErase }: AnswerViewProps) {
  const isSaving = answering.pending !== null
  return (
    <div className="flex items-start justify-between gap-x-4 gap-y-2 max-sm:flex-wrap">
      <div className="flex min-w-0 flex-col items-start gap-1">
        <h4 className="text-base">{fact.text}</h4>
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-lg font-semibold">{text.answers[fact.answer]}</span>
          {fact.isSensitive && (
            <Badge icon={<Lock aria-hidden="true" size={14} />}>{text.private}</Badge>
          )}
        </p>
      </div>
      <div className="-mx-4 flex shrink-0">
        <Button
          kind="quiet"
          aria-label={text.changeOf(fact.text)}
          aria-disabled={isSaving}
          onClick={onChange}
        >
          {text.change}
        </Button>
        <Button
          kind="quiet"
          aria-label={text.eraseOf(fact.text)}
          aria-disabled={isSaving}
          onClick={onErase}
        >
          {text.erase}
        </Button>
      </div>
    </div>
  )
}

function Counts({ fact: { awards, awardCount } }: { fact: AnsweredFact }) {
  if (awardCount === 0) return <p className="text-sm text-muted">{text.countsForNone}</p>
  const others = awardCount - awards.length
  return (
    <Disclosure summary={text.counts(awardCount)}>
      <ul className="ps-7">
        {awards.map(({ id, slug, title }) => (
          <li key={id}>
            <TextLink
              to={paths.scholarship(slug)}
              className="inline-flex min-h-11 items-center wrap-anywhere"
            >
              {title}
            </TextLink>
          </li>
        ))}
        {others > 0 && <li className="text-muted">{text.moreAwards(others)}</li>}
      </ul>
    </Disclosure>
  )
}
