import { Check, CircleHelp, Lightbulb } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { VerdictBadge } from '#entities/scholarship/verdict-badge.tsx'
import { cardStyle } from '#ui/card-style.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { MatchCard_ScholarshipMatchFragment } from '#gql/graphql'
import { paths } from '#paths'
import { AwaitedBadge } from './awaited-badge.tsx'
import { MatchCriteria } from './match-criteria.tsx'
import { MatchScore } from './match-score.tsx'
import { MatchTerms } from './match-terms.tsx'
import { NoteList } from './note-list.tsx'
import { resultMessages as text } from './result-messages.ts'

const matchCardFragment = graphql(`
  fragment MatchCard_ScholarshipMatch on ScholarshipMatch {
    verdict
    label
    awaits
    score
    scoreBase
    reasons
    applicationTips
    improvementAreas
    withProvider
    questions {
      question
      profileField
    }
    steps {
      text
      yours
    }
    scholarship {
      id
      slug
      title
      provider
      amountLabel
    }
    terms {
      code
      ...MatchTerms_MatchTerm
    }
    criteria {
      code
      ...MatchCriteria_MatchCriterion
    }
  }
`)

type Props = {
  match: FragmentType<typeof matchCardFragment>
  /** The day in short, and in full below; another area words both. */
  date: ReactNode
  deadline: ReactNode
  /** The save button, likewise. */
  actions: ReactNode
}

type Award = MatchCard_ScholarshipMatchFragment

/** One scholarship of a result in a few lines: provider, fit, amount, two reasons; the rest unfolds. */
export function MatchCard({ match, date, deadline, actions }: Props) {
  const award = readFragment(matchCardFragment, match)
  const { provider, amountLabel } = award.scholarship
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      className={cardStyle('p-3', 'flex flex-col gap-1 print:break-inside-avoid')}
    >
      <div className="flex items-start gap-3">
        <Monogram name={provider} />
        <div className="min-w-0 grow">
          <h3 id={id} className="line-clamp-2 font-semibold">
            <Link
              to={paths.scholarship(award.scholarship.slug)}
              className="hover:text-sea hover:underline"
            >
              {award.scholarship.title}
            </Link>
          </h3>
          <p className="line-clamp-1 text-sm text-muted">{provider}</p>
        </div>
        <div className="-me-1 -mt-1 print:hidden">{actions}</div>
      </div>
      <Standing award={award} />
      <p className="tabular font-semibold">
        {amountLabel}
        {date}
      </p>
      <MainNotes award={award} />
      <Disclosure summary={text.more}>
        <Everything award={award}>{deadline}</Everything>
      </Disclosure>
    </article>
  )
}

/** The score when every requirement is met; else what is open. */
function Standing({ award }: { award: Award }) {
  const { verdict, label, score, scoreBase } = award
  if (verdict === 'ELIGIBLE')
    return (
      <div>
        <AwaitedBadge match={award} />
        <MatchScore score={score} base={scoreBase} />
      </div>
    )
  return (
    <div>
      <VerdictBadge verdict={verdict} label={label} />
    </div>
  )
}

const MAIN_NOTES = 2

/** What is open, if anything is; else why the award fits. */
function MainNotes({ award }: { award: Award }) {
  const open = openNotes(award)
  const Icon = open.length > 0 ? CircleHelp : Check
  const notes = open.length > 0 ? open : reasonsBeside(award)
  return (
    <ul className="text-sm">
      {notes.slice(0, MAIN_NOTES).map((note) => (
        <li key={note} className="flex items-start gap-2">
          <Icon
            aria-hidden="true"
            size={16}
            className={`mt-0.5 shrink-0 ${Icon === Check ? 'text-good' : 'text-muted'}`}
          />
          <span className="min-w-0">{note}</span>
        </li>
      ))}
    </ul>
  )
}

/** Leaves out reasons that the line with the money has given, such as "Full tuition". */
function reasonsBeside({ reasons, scholarship }: Award): readonly string[] {
  const money = scholarship.amountLabel.toLowerCase()
  return reasons.filter((reason) => !reason.toLowerCase().includes(money))
}

function Everything({ award, children }: { award: Award; children: ReactNode }) {
  const { terms, criteria, ...notes } = award
  return (
    <div className="flex flex-col gap-3">
      <p>{children}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-3 *:grow *:basis-56">
        <NoteList title={text.questions} notes={questionsOf(award)} Icon={CircleHelp} />
        <NoteList title={text.withProvider} notes={notes.withProvider} Icon={CircleHelp} />
        <NoteList title={text.whyItFits} notes={notes.reasons} tone="good" />
        <NoteList title={text.steps} notes={notes.steps.map(stepInWords)} />
        <NoteList title={text.tips} notes={notes.applicationTips} Icon={Lightbulb} />
        <NoteList title={text.improvements} notes={notes.improvementAreas} />
      </div>
      <div>
        <Disclosure summary={text.terms}>
          <MatchTerms terms={terms} />
        </Disclosure>
        <Disclosure summary={text.criteria}>
          <MatchCriteria award={award.scholarship.id} criteria={criteria} />
        </Disclosure>
      </div>
    </div>
  )
}

/** Questions that the student can answer; facts of the profile are named among the improvements. */
function questionsOf({ questions }: Award): string[] {
  return [...new Set(questions.flatMap(({ question }) => question ?? []))]
}

/** The student's own plan for the step follows it. */
function stepInWords({ text, yours }: Award['steps'][number]): string {
  return yours === null ? text : `${text} ${yours}.`
}

function openNotes(award: Award): readonly string[] {
  return [...questionsOf(award), ...award.withProvider]
}
