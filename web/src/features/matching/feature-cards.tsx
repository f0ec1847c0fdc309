import { Gauge, ListChecks, PenLine, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { matchingMessages as text } from './matching-messages.ts'
import { useMatchingCatalog } from './use-matching-catalog.ts'

/** What matching does, with the actual list of facts that it compares. */
export function FeatureCards() {
  const { catalog, openCount, isPending } = useMatchingCatalog()
  return (
    <section aria-labelledby="features" className="print:hidden">
      <h2 id="features" className="sr-only">
        {text.featuresTitle}
      </h2>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        <FeatureCard title={text.smartTitle} Icon={ListChecks}>
          {isPending ? <LineSkeleton /> : <p>{text.smart(openCount)}</p>}
          <p>{text.smartMore}</p>
          {catalog && (
            <Disclosure summary={text.criteria(catalog.criteria.length)}>
              <Labels
                rows={catalog.criteria.map(({ code, label, isHard }) => ({
                  code,
                  label,
                  note: isHard ? text.hardCriterion : null,
                }))}
              />
            </Disclosure>
          )}
        </FeatureCard>
        <FeatureCard title={text.predictionTitle} Icon={Gauge}>
          <p>{text.prediction}</p>
          {catalog && (
            <Disclosure summary={text.terms}>
              <Labels
                rows={catalog.terms.map(({ code, label, possible }) => ({
                  code,
                  label,
                  note: text.points(possible),
                }))}
              />
            </Disclosure>
          )}
        </FeatureCard>
        <FeatureCard title={text.tipsTitle} Icon={PenLine}>
          <p>{text.tips}</p>
          <p>{text.tipsMore}</p>
        </FeatureCard>
      </ul>
    </section>
  )
}

type FeatureCardProps = { title: string; Icon: LucideIcon; children: ReactNode }

function FeatureCard({ title, Icon, children }: FeatureCardProps) {
  return (
    <li>
      <Card className="flex h-full flex-col items-start gap-2">
        <div className="flex items-center gap-3 sm:flex-col sm:items-start sm:gap-2">
          <Icon aria-hidden="true" className="shrink-0 text-sea" size={28} />
          <h3 className="text-lg">{title}</h3>
        </div>
        {children}
      </Card>
    </li>
  )
}

type LabelsProps = {
  rows: readonly { code: string; label: string; note: string | null }[]
}

function Labels({ rows }: LabelsProps) {
  return (
    <ul className="ps-7">
      {rows.map(({ code, label, note }) => (
        <li key={code}>
          {label}
          {note && <span className="text-muted"> · {note}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Two lines, like the sentence. */
function LineSkeleton() {
  return (
    <span className="appear-late flex w-full flex-col gap-1 py-1">
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-2/3" />
    </span>
  )
}
