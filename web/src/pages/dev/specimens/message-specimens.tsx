import { CircleCheck } from 'lucide-react'
import { Badge, type Tone } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { ChangedMeanwhile } from '#ui/changed-meanwhile.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FoundCount } from '#ui/found-count.tsx'
import { Illustration, type IllustrationName } from '#ui/illustration.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { Notice } from '#ui/notice.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { ProgressRing } from '#ui/progress-ring.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Stat } from '#ui/stat.tsx'
import { toast } from '#ui/toast-store.ts'
import { Specimen } from './specimen.tsx'

const tones: readonly Tone[] = ['neutral', 'sea', 'amber', 'good', 'warn', 'bad', 'coral']
const notices = ['info', 'good', 'warn', 'bad'] as const
const drawings: readonly IllustrationName[] = [
  'coast',
  'lighthouse',
  'chart',
  'buoy',
  'bag',
  'letter',
]
/** One name for each of the eight backgrounds of monograms. */
const names = ['Ada', 'Bay', 'Cay', 'Dune', 'Gulf', 'Jetty', 'Lee', 'Mole'] as const

const failAgain = () => toast.error({ title: 'Failed again' })

/** Components to read. */
export function MessageSpecimens() {
  return (
    <>
      <Specimen name="Badge">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon={<CircleCheck size={16} />}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="Monogram">
        {names.map((name) => (
          <Monogram key={name} name={name} />
        ))}
      </Specimen>
      <Specimen name="Notice, ChangedMeanwhile, PartFailed">
        {notices.map((tone) => (
          <Notice key={tone} tone={tone}>
            A notice: {tone}
          </Notice>
        ))}
        <ChangedMeanwhile labels={['GPA']} />
        <PartFailed />
      </Specimen>
      <Specimen name="Illustration">
        {drawings.map((name) => (
          <Illustration key={name} name={name} className="h-30 w-40 text-sea" />
        ))}
      </Specimen>
      <Specimen name="EmptyState, ErrorState">
        <EmptyState title="Nothing here yet" illustration="bag">
          What will be here, and the next step.
        </EmptyState>
        <ErrorState title="It failed" onRetry={failAgain}>
          Why, and what to do.
        </ErrorState>
        <ErrorState isPart title="A part failed" onRetry={failAgain}>
          Why, and what to do.
        </ErrorState>
      </Specimen>
      <Figures />
    </>
  )
}

function Figures() {
  return (
    <>
      <Specimen name="Stat, FoundCount">
        <dl>
          <Stat label="Saved scholarships" value="12" source="As of today" />
        </dl>
        <FoundCount count={45} say={(count) => `${count} scholarships found`} />
      </Specimen>
      <Specimen name="ProgressBar, ProgressRing, Skeleton">
        {[0, 40, 100].map((percent) => (
          <div key={percent} className="w-full">
            <ProgressBar label="Progress" percent={percent} words={`${percent} percent`} />
          </div>
        ))}
        <ProgressRing label="Facts" done={4} total={10} words="4 of 10 facts" />
        <Card className="w-full">
          <Skeleton className="h-6 w-3/4" />
        </Card>
      </Specimen>
    </>
  )
}
