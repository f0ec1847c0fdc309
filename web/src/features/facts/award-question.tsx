import { useState } from 'react'
import { TextLink } from '#page/links.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { paths } from '#paths'
import { factsMessages as text } from './facts-messages.ts'
import { Outcome } from './outcome.tsx'
import { QuestionForm } from './question-form.tsx'
import { useAnswering } from './use-answering.ts'

const awardQuestionFragment = graphql(`
  fragment AwardQuestion_Scholarship on Scholarship {
    id
    eligibility {
      failed
      questions {
        fact
        text
        isPerAward
        isSensitive
        isDeclined
      }
    }
  }
`)

type Props = { scholarship: FragmentType<typeof awardQuestionFragment> }

/** The questions of an award that only the student can answer: the first one can be answered here. */
export function AwardQuestion(props: Props) {
  const { id, eligibility } = readFragment(awardQuestionFragment, props.scholarship)
  const answering = useAnswering()
  const [answered, setAnswered] = useState(0)
  // A student who is not eligible has nothing to gain from an answer here.
  const questions = eligibility?.failed.length ? [] : (eligibility?.questions ?? [])
  const facts = questions.flatMap(({ fact, text: words, ...rest }) =>
    fact && words ? { ...rest, fact, words } : [],
  )
  const open = facts.filter(({ isDeclined }) => !isDeclined)
  const declined = facts.filter(({ isDeclined }) => isDeclined)
  const [first] = open
  if (facts.length === 0 && answering.outcome === '') return null
  return (
    <section
      aria-label={text.awardTitle}
      className="flex flex-col gap-3 rounded border border-line bg-sunken p-4"
    >
      {first && <p className="text-sm text-muted">{text.awardStep(open.length)}</p>}
      {first && (
        <QuestionForm
          key={first.fact}
          question={first.words}
          isSensitive={first.isSensitive}
          awardCount={null}
          answering={answering}
          isFollowing={answered > 0}
          onAnswer={async (answer) => {
            const scholarshipId = first.isPerAward ? id : null
            const subject = { fact: first.fact, scholarshipId }
            if (await answering.give(subject, answer)) setAnswered(answered + 1)
          }}
        />
      )}
      <Outcome words={answering.outcome} takesFocus={answered > 0 && first === undefined} />
      {declined.length > 0 && (
        <div className="text-sm">
          <p>{text.declined}</p>
          <ul className="list-disc ps-6">
            {declined.map(({ fact, words }) => (
              <li key={fact}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      <TextLink to={paths.facts()} className="inline-flex min-h-11 items-center self-start">
        {text.toFacts}
      </TextLink>
    </section>
  )
}
