import { useLocation } from 'react-router'
import { LinkButton } from '#page/links.tsx'
import { useSession } from '#lib/session/session.ts'
import { paths } from '#paths'
import { universityMessages as text } from './university-messages.ts'

type Props = { title: string; children: string }

/** For visitors only; the sign-in page leads back here. */
export function SignUpBanner({ title, children }: Props) {
  const { status } = useSession()
  const { pathname, search } = useLocation()
  if (status !== 'visitor') return null
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center justify-between gap-4 rounded border border-line bg-sea-soft p-5"
    >
      <div className="max-w-prose">
        <h2 className="text-lg">{title}</h2>
        <p>{children}</p>
      </div>
      <LinkButton
        kind="primary"
        to={paths.login('student', { view: 'register', returnTo: pathname + search })}
      >
        {text.signUpAction}
      </LinkButton>
    </section>
  )
}
