import { LinkButton } from '#page/links.tsx'
import { roundedCount } from '#lib/format/format.ts'
import { paths } from '#paths'
import { Illustration } from '#ui/illustration.tsx'
import { landingMessages as text } from './landing-messages.ts'
import type { CatalogFigures } from './use-catalog-figures.ts'

export function Hero({ figures }: { figures: CatalogFigures }) {
  const count =
    figures.status === 'ready'
      ? roundedCount(figures.data.scholarshipStats.totalCount)
      : null
  return (
    <section className="border-b border-line bg-sea-soft">
      <div className="mx-auto flex max-w-page flex-col items-center gap-8 px-4 py-14 lg:flex-row lg:py-24">
        <div className="w-full min-w-0 grow">
          <h1
            tabIndex={-1}
            className="max-w-prose text-3xl lg:text-[3rem] lg:leading-[1.1]"
          >
            {text.title}
          </h1>
          <p className="mt-4 max-w-prose text-lg lg:text-xl">{text.lead}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <LinkButton
              kind="primary"
              size="large"
              to={paths.login('student', { view: 'register' })}
            >
              {text.start}
            </LinkButton>
            {/* As wide as with the figure, so that nothing moves when it arrives. */}
            <LinkButton size="large" to={paths.scholarships()} className="sm:min-w-80">
              {text.browse(count)}
            </LinkButton>
          </div>
          <p className="mt-4 text-muted">{text.noCard}</p>
        </div>
        <Illustration name="coast" className="h-60 w-90 shrink-0 text-sea" />
      </div>
    </section>
  )
}
