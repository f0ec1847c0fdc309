import { deadlinesInWords } from '#entities/scholarship/deadlines-in-words.ts'
import { ask } from '#lib/graphql/graphql-request.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { keepWish } from '#lib/session/wish.ts'
import { LinkButton } from '#page/links.tsx'
import { paths } from '#paths'
import type { DegreeLevel, LandingPreviewQuery } from '#gql/graphql'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { PreviewedAwards } from './previewed-awards.tsx'
import { previewMessages as text } from './preview-messages.ts'
import { previewQuery } from './preview-queries.ts'
import { useAsked } from './use-asked.ts'

type Props = { country: string; level: DegreeLevel }

/** Awards open to a person of this country at this level. The place has the same height while it loads. */
export function PreviewAnswer({ country, level }: Props) {
  const answer = useAsked(`${country} ${level}`, async () => {
    const { eligibilityPreview } = await ask(previewQuery, { country, level })
    return eligibilityPreview
  })
  return (
    <div className="mt-6 min-h-210 sm:min-h-100">
      <p role="status" className="sr-only">
        {answer.status === 'ready' && inWords(answer.data.possibleCount)}
      </p>
      {answer.status === 'loading' && <AnswerSkeleton />}
      {answer.status === 'failed' && (
        <ErrorState title={text.failed} onRetry={answer.retry}>
          {showError(answer.error, 'page')}
        </ErrorState>
      )}
      {answer.status === 'ready' && (
        <Answer preview={answer.data} country={country} level={level} />
      )}
    </div>
  )
}

type Preview = LandingPreviewQuery['eligibilityPreview']

function Answer({ preview, country, level }: Props & { preview: Preview }) {
  const { possibleCount, deadlines, awards } = preview
  return (
    <div className="flex flex-col gap-4">
      {possibleCount > 0 ? (
        <>
          <div>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <strong className="tabular text-3xl">{formatNumber(possibleCount)}</strong>
              <span className="text-xl">{text.possible(possibleCount === 1)}</span>
            </p>
            <p className="tabular">{deadlinesInWords(deadlines, possibleCount)}</p>
            <p className="text-sm text-muted">{text.basis}</p>
          </div>
          <PreviewedAwards awards={awards} />
          <LinkButton
            className="self-start"
            to={paths.scholarships({
              countries: country,
              degreeLevel: level.toLowerCase(),
              includeUnknown: 'true',
            })}
          >
            {text.seeAll}
          </LinkButton>
        </>
      ) : (
        <div>
          <p className="text-xl">{text.noneTitle}</p>
          <p>{text.none}</p>
        </div>
      )}
      <LinkButton
        kind="primary"
        size="large"
        to={paths.login('student', { view: 'register', returnTo: paths.profile() })}
        className="self-start"
        onClick={() =>
          keepWish({
            kind: 'profile',
            what: JSON.stringify({ country, level }),
            pathname: paths.profile(),
          })
        }
      >
        {text.start}
      </LinkButton>
    </div>
  )
}

function inWords(count: number): string {
  return count === 0 ? text.noneTitle : text.said(formatNumber(count), count === 1)
}

function AnswerSkeleton() {
  return (
    <Loading label={text.loading}>
      <Skeleton className="h-12 w-80 max-w-full" />
      <Skeleton className="mt-2 h-12 w-120 max-w-full" />
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} className="h-40" />
        ))}
      </div>
    </Loading>
  )
}
