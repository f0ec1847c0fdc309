import { useLocation } from 'react-router'
import { LinkButton } from '#page/links.tsx'
import { paths } from '#paths'
import { matchingMessages as text } from './matching-messages.ts'

/** For visitors; the sign-in page leads back here, where their typed values still are. */
export function SignUpBanner() {
  const { pathname, search } = useLocation()
  return (
    <section
      aria-label={text.bannerTitle}
      className="flex flex-wrap items-center justify-between gap-4 rounded border border-line bg-sea-soft p-5"
    >
      <div className="max-w-prose">
        <h2 className="text-lg">{text.bannerTitle}</h2>
        <p>{text.banner}</p>
      </div>
      <LinkButton
        kind="primary"
        to={paths.login('student', { view: 'register', returnTo: pathname + search })}
      >
        {text.signUp}
      </LinkButton>
    </section>
  )
}
