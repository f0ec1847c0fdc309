import { useSyncExternalStore } from 'react'
import { LinkButton } from '#page/links.tsx'
import { paths } from '#paths'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { landingMessages as text } from './landing-messages.ts'

const EligibilityPreview = lazyPart(
  async () => (await import('./eligibility-preview.tsx')).EligibilityPreview,
)

/** The place where a visitor tries the rules. Before its script comes, or without any, it links to the search. */
export function PreviewPlace() {
  const hasScript = useSyncExternalStore(neverChanges, isTrue, isFalse)
  const plain = <LinkButton to={paths.scholarships()}>{text.previewPlain}</LinkButton>
  return (
    <section aria-labelledby="preview" className="mx-auto w-full max-w-page px-4 pt-12">
      <h2 id="preview" className="text-2xl">
        {text.previewTitle}
      </h2>
      <p className="mt-2 max-w-prose">{text.previewLead}</p>
      {/* As high as the two fields, so that nothing below moves when they come. */}
      <div className="min-h-44 pt-4 sm:min-h-22">
        {hasScript ? (
          <LazyPart fallback={plain} failed={plain}>
            <EligibilityPreview />
          </LazyPart>
        ) : (
          plain
        )}
      </div>
    </section>
  )
}

const neverChanges = () => () => {}
const isTrue = () => true
const isFalse = () => false
