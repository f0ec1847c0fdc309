import { essayMessages as text } from '#features/essays/essay-messages.ts'
import { LinkButton } from '#page/links.tsx'
import { paths } from '#paths'

/** For visitors: the way in. */
export function SignUpPitch() {
  const returnTo = paths.essayReviews()
  return (
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
        <LinkButton
          kind="primary"
          to={paths.login('student', { view: 'register', returnTo })}
        >
          {text.signUp}
        </LinkButton>
        <LinkButton to={paths.login('student', { returnTo })}>{text.signIn}</LinkButton>
      </div>
    </section>
  )
}
