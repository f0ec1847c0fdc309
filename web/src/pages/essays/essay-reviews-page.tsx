import { InfoCards } from '#features/essays/info-cards.tsx'
import { essayMessages as text } from '#features/essays/essay-messages.ts'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { paths } from '#paths'

/** /essay-review of a visitor: what it does, and the way in. */
export function EssayReviewsPage() {
  const returnTo = paths.essayReviews()
  return (
    <Page title={text.title} lead={text.lead}>
      <InfoCards />
      <section
        aria-labelledby="sign-up"
        className="flex flex-wrap items-center justify-between gap-4 rounded border border-line bg-sea-soft p-5"
      >
        <div className="max-w-prose">
          <h2 id="sign-up" className="text-lg">
            {text.pitchTitle}
          </h2>
          <p>{text.pitch}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton kind="primary" to={paths.auth({ view: 'register', returnTo })}>
            {text.signUp}
          </LinkButton>
          <LinkButton to={paths.auth({ returnTo })}>{text.signIn}</LinkButton>
        </div>
      </section>
    </Page>
  )
}
