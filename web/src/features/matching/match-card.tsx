import { CircleHelp, Lightbulb } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { LinkButton } from '#page/links.tsx'
import { Badge } from '#ui/badge.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { MatchCard_ScholarshipMatchFragment } from '#gql/graphql'
import { paths } from '#paths'
import { MatchCriteria } from './match-criteria.tsx'
import { MatchScore } from './match-score.tsx'
import { MatchTerms } from './match-terms.tsx'
import { NoteList } from './note-list.tsx'
import { resultMessages as text } from './result-messages.ts'

const matchCardFragment = graphql(`
  fragment MatchCard_ScholarshipMatch on ScholarshipMatch {
    verdict
    label
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
  /** The deadline, which another area knows how to show. */
  children: ReactNode
  /** Saving, likewise. */
  actions: ReactNode
}

/** One scholarship of a result: why, what it takes, and each figure behind it. */
export function MatchCard({ match, children, actions }: Props) {
  const award = readFragment(matchCardFragment, match)
  const { scholarship, terms, criteria, ...notes } = award
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded border border-line bg-surface p-5 print:break-inside-avoid"
    >
      <Heading id={id} award={award} />
      <p className="tabular font-semibold">{scholarship.amountLabel}</p>
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
          <MatchCriteria criteria={criteria} />
        </Disclosure>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <LinkButton
          to={paths.scholarship(scholarship.slug)}
          aria-label={`${text.viewDetails}: ${scholarship.title}`}
        >
          {text.viewDetails}
        </LinkButton>
        {actions}
      </div>
    </article>
  )
}

/** What the student can answer; facts of the profile are named among what to improve. */
function questionsOf({ questions }: MatchCard_ScholarshipMatchFragment): string[] {
  return [...new Set(questions.flatMap(({ question }) => question ?? []))]
}

/** What the student plans of it stands behind it. */
function stepInWords({
  text,
  yours,
}: MatchCard_ScholarshipMatchFragment['steps'][number]): string {
  return yours === null ? text : `${text} ${yours}.`
}

type HeadingProps = { id: string; award: MatchCard_ScholarshipMatchFragment }

function Heading({ id, award }: HeadingProps) {
  const { scholarship, verdict, label, score, scoreBase } = award
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h4 id={id} className="text-lg font-semibold wrap-anywhere">
          {scholarship.title}
        </h4>
        <p className="text-muted">{scholarship.provider}</p>
      </div>
      {verdict === 'ELIGIBLE' ? (
        <MatchScore score={score} base={scoreBase} />
      ) : (
        <Badge tone="warn" icon={<CircleHelp aria-hidden="true" size={16} />}>
          {label}
        </Badge>
      )}
    </div>
  )
}
