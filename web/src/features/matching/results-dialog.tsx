import type { ReactNode } from 'react'
import { LinkButton } from '#page/links.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { paths } from '#paths'
import { AwaitedBadge } from './awaited-badge.tsx'
import { MatchScore } from './match-score.tsx'
import { NoteList } from './note-list.tsx'
import { resultMessages as text } from './result-messages.ts'

const dialogResultFragment = graphql(`
  fragment ResultsDialog_MatchResult on MatchResult {
    overallScore
    madeBy
    strengths {
      code
      text
    }
    improvementAreas {
      code
      text
    }
  }
`)

const dialogMatchFragment = graphql(`
  fragment ResultsDialog_ScholarshipMatch on ScholarshipMatch {
    verdict
    label
    awaits
    score
    scoreBase
    reasons
    applicationTips
    scholarship {
      id
      slug
      title
      provider
    }
  }
`)

const shownMatches = 3
const shownNotes = 2

type Props<Match> = {
  isOpen: boolean
  onClose: () => void
  result: FragmentType<typeof dialogResultFragment>
  /** The best first; the dialog shows the top three. */
  matches: readonly Match[]
  /** The save button, from another area. */
  children: (match: Match) => ReactNode
}

type MaskedMatch = FragmentType<typeof dialogMatchFragment>

/** The first look at a result; the page behind it has the whole. */
export function ResultsDialog<Match extends MaskedMatch>(props: Props<Match>) {
  const { isOpen, onClose, matches, children } = props
  const result = readFragment(dialogResultFragment, props.result)
  const { overallScore, madeBy, strengths, improvementAreas } = result
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.dialogTitle}
      actions={
        <Button kind="primary" onClick={onClose}>
          {text.seeAll}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {typeof overallScore === 'number' && (
          <p>
            <span className="tabular text-3xl font-semibold text-sea">
              {text.percent(overallScore)}
            </span>{' '}
            <span className="font-semibold">{text.overall}</span>
            <span className="block text-muted">{text.overallHelp}</span>
            <span className="block text-sm text-muted">{madeBy.join(' · ')}</span>
          </p>
        )}
        <h3 className="text-lg">{text.topMatches}</h3>
        <ol className="flex flex-col gap-5">
          {matches.slice(0, shownMatches).map((match) => (
            <TopMatch
              key={readFragment(dialogMatchFragment, match).scholarship.id}
              match={match}
            >
              {children(match)}
            </TopMatch>
          ))}
        </ol>
        <NoteList title={text.strengths} notes={textsOf(strengths)} tone="good" />
        <NoteList title={text.improvements} notes={textsOf(improvementAreas)} />
      </div>
    </Dialog>
  )
}

function TopMatch({ match, children }: { match: MaskedMatch; children: ReactNode }) {
  const award = readFragment(dialogMatchFragment, match)
  const { scholarship, score, scoreBase, reasons, applicationTips } = award
  return (
    <li className="flex flex-col gap-2 border-b border-line pb-5">
      <div>
        <div className="min-w-0">
          <h4 className="font-semibold wrap-anywhere">{scholarship.title}</h4>
          <p className="text-muted">{scholarship.provider}</p>
        </div>
        <AwaitedBadge match={award} />
        <MatchScore score={score} base={scoreBase} />
      </div>
      <NoteList title={text.whyItFits} notes={reasons.slice(0, shownNotes)} tone="good" />
      <NoteList title={text.tips} notes={applicationTips.slice(0, shownNotes)} />
      <div className="flex flex-wrap gap-3">
        <LinkButton
          to={paths.scholarship(scholarship.slug)}
          aria-label={`${text.viewDetails}: ${scholarship.title}`}
        >
          {text.viewDetails}
        </LinkButton>
        {children}
      </div>
    </li>
  )
}

function textsOf(notes: readonly { text: string }[]): string[] {
  return notes.map((note) => note.text)
}
