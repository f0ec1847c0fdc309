import { useState } from 'react'
import { isEditable, isUndecided } from '#entities/application/application-states.ts'
import { type FragmentType, readFragment } from '#gql'
import type { Recommenders_ApplicationFragment } from '#gql/graphql'
import { formatDayOf } from '#lib/format/format.ts'
import { cardStyle } from '#ui/card-style.ts'
import { Button } from '#ui/button.tsx'
import { useOneAction } from '#ui/use-one-action.ts'
import { useRecommendationChanges } from './change-recommendation.ts'
import { RecommenderCard } from './recommender-card.tsx'
import { RecommenderDialog } from './recommender-dialog.tsx'
import { recommenderMessages as text } from './recommender-messages.ts'
import { type Recommendation, recommendersFragment } from './recommenders-fragment.ts'

type Props = {
  application: FragmentType<typeof recommendersFragment>
  onChanged: () => Promise<void>
}

/** The recommenders of this application, and a form that asks another person. */
export function RecommendersPanel({ application, onChanged }: Props) {
  const { id, state, recommendations, reusableLetters } = readFragment(
    recommendersFragment,
    application,
  )
  const changes = useRecommendationChanges(onChanged)
  const [edited, setEdited] = useState<Recommendation | 'new' | null>(null)
  const mayAsk = isEditable(state) || isUndecided(state)
  if (!mayAsk && recommendations.length === 0) return null
  const draft = edited === 'new' ? null : edited
  return (
    <section aria-labelledby="recommenders" className="flex flex-col gap-4">
      <Heading />
      {recommendations.length === 0 && <p>{text.none}</p>}
      <ul className="flex flex-col gap-3">
        {recommendations.map((one) => (
          <RecommenderCard
            key={one.id}
            recommendation={one}
            changes={changes}
            onEdit={() => setEdited(one)}
          />
        ))}
      </ul>
      {mayAsk && (
        <>
          <Button className="self-start" onClick={() => setEdited('new')}>
            {text.ask}
          </Button>
          <ReusableLetters
            letters={reusableLetters}
            onUse={(letterId) => changes.reuse(id, letterId)}
          />
          <RecommenderDialog
            key={draft?.id ?? 'new'}
            isOpen={edited !== null}
            applicationId={id}
            draft={draft}
            onClose={() => setEdited(null)}
            onDone={onChanged}
          />
        </>
      )}
    </section>
  )
}

function Heading() {
  return (
    <div>
      <h2 id="recommenders" className="text-xl">
        {text.title}
      </h2>
      <p className="max-w-prose text-muted">{text.lead}</p>
    </div>
  )
}

type ReusableProps = {
  letters: Recommenders_ApplicationFragment['reusableLetters']
  onUse: (letterId: string) => Promise<void>
}

function ReusableLetters({ letters, onUse }: ReusableProps) {
  const { running, run } = useOneAction()
  if (letters.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-lg">{text.reusable}</h3>
      <p className="text-sm text-muted">{text.reusableHelp}</p>
      <ul className="flex flex-col gap-2">
        {letters.map(({ id, recommenderName, relation, writtenAt }) => (
          <li
            key={id}
            className={cardStyle(
              'p-inset',
              'flex flex-wrap items-center justify-between gap-2',
            )}
          >
            <p className="min-w-0 break-words">
              {recommenderName} <span className="text-sm text-muted">{relation}</span>
            </p>
            <Button
              aria-label={text.of(text.use(formatDayOf(writtenAt)), recommenderName)}
              isBusy={running === id}
              onClick={() => void run(id, () => onUse(id))}
            >
              {text.use(formatDayOf(writtenAt))}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
