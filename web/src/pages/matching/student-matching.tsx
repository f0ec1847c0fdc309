import { Pencil } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { useSearchParams } from 'react-router'
import { matchDraft, MatchForm } from '#features/matching/match-form.tsx'
import { startValues } from '#features/matching/match-values.ts'
import { matchingMessages as text } from '#features/matching/matching-messages.ts'
import { hasDraft } from '#lib/forms/form-draft.ts'
import { QueryState } from '#page/query-state.tsx'
import type { Viewer } from '#lib/session/session.ts'
import { MatchingSkeleton, OutcomeSkeleton } from './matching-skeleton.tsx'
import { useMatchStart } from './use-match-start.ts'
import { WithQuestions } from './with-questions.tsx'

// Loaded separately: most of the script is for results, which nobody has at first.
const RunOutcome = lazyPart(async () => (await import('./run-outcome.tsx')).RunOutcome)
const FeatureCards = lazyPart(
  async () => (await import('#features/matching/feature-cards.tsx')).FeatureCards,
)
const MatchHistory = lazyPart(
  async () => (await import('#features/matching/match-history.tsx')).MatchHistory,
)

/** The run in the address, otherwise the newest; then the form, the earlier runs and what matching is. */
export function StudentMatching({ viewer }: { viewer: Viewer }) {
  const start = useMatchStart()
  const shown = useShownRun(start.latestRunId)
  const { runId, isAnalyzing, newRunId } = shown
  if (start.isPending) return <MatchingSkeleton />
  const { student, isStudentKnown, latest } = start
  const outcome = runId ? (
    <LazyPart fallback={<OutcomeSkeleton />} failed={<PartFailed />}>
      <RunOutcome
        key={runId}
        runId={runId}
        isNew={runId === newRunId}
        onSettled={shown.settle}
        onMatched={shown.forgetTyped}
        student={isStudentKnown ? student : 'unknown'}
        onFilled={start.readStudentAgain}
      />
    </LazyPart>
  ) : (
    <QueryState result={latest} failed={text.latestFailed} />
  )
  const values = startValues(student, start.lastProfile)
  return (
    <>
      <WithQuestions
        runId={isAnalyzing ? null : runId}
        values={values}
        onStarted={shown.begin}
      >
        {outcome}
      </WithQuestions>
      <FoldedForm isFolded={runId !== null && !isAnalyzing} viewerId={viewer.id}>
        <MatchForm
          viewerId={viewer.id}
          initial={values}
          hasPrefillFailed={!isStudentKnown}
          isAnalyzing={isAnalyzing}
          onStarted={shown.begin}
        />
      </FoldedForm>
      <LazyPart>
        <MatchHistory shownRunId={runId} />
        {/* Students who have a result know what matching is. */}
        {!runId && <FeatureCards />}
      </LazyPart>
    </>
  )
}

type FoldedFormProps = { isFolded: boolean; viewerId: string; children: ReactNode }

/** Folds the form for students who have a result. It opens again for another try, and where a draft was begun. */
function FoldedForm({ isFolded, viewerId, children }: FoldedFormProps) {
  const [isOpened, setIsOpened] = useState(
    () =>
      hasDraft(viewerId, matchDraft.name) || hasDraft(matchDraft.visitor, matchDraft.name),
  )
  const isHidden = isFolded && !isOpened
  return (
    <>
      {isHidden && (
        <Button className="self-start print:hidden" onClick={() => setIsOpened(true)}>
          <Pencil aria-hidden="true" size={20} />
          {text.changeAnswers}
        </Button>
      )}
      {/* Stays mounted, because a press on its button is still being handled. */}
      <div hidden={isHidden}>{children}</div>
    </>
  )
}

function useShownRun(latestRunId: string | null) {
  const [address, setAddress] = useSearchParams()
  const [newRunId, setNewRunId] = useState<string | null>(null)
  const [analyzedId, setAnalyzedId] = useState<string | null>(null)
  const typed = useRef(() => {})
  const runId = address.get('run') ?? latestRunId
  const [lastShown, setLastShown] = useState(runId)
  if (lastShown !== runId) {
    setLastShown(runId)
    // The person has seen the new run and left it: when they come back, it is one of the earlier ones.
    if (newRunId !== runId) setNewRunId(null)
  }
  return {
    runId,
    /** The run that was started on this page just now; it may be celebrated. */
    newRunId,
    // People who look at another run meanwhile may start one more.
    isAnalyzing: analyzedId !== null && analyzedId === runId,
    begin: (started: string, forget: () => void = () => {}) => {
      typed.current = forget
      setNewRunId(started)
      setAnalyzedId(started)
      setAddress({ run: started })
    },
    settle: () => setAnalyzedId(null),
    /** Forgets the typed values once the run holds them. */
    forgetTyped: () => typed.current(),
  }
}
