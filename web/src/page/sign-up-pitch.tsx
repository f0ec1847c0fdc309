import { paths } from '#paths'
import { LinkButton } from './links.tsx'
import { useHere } from './use-here.ts'

type Props = {
  title: string
  /** What an account is good for here. */
  children: string
}

/** For visitors: links to signing up and in, which lead back to this page. */
export function SignUpPitch({ title, children }: Props) {
  const returnTo = useHere()
  return (
    <section
      aria-labelledby="sign-up"
      className="flex flex-wrap items-center justify-between gap-4 rounded border border-line bg-sea-soft p-5"
    >
      <div className="max-w-prose">
        <h2 id="sign-up" className="text-lg">
          {title}
        </h2>
        <p>{children}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton
          kind="primary"
          to={paths.login('student', { view: 'register', returnTo })}
        >
          Sign up free
        </LinkButton>
        <LinkButton to={paths.login('student', { returnTo })}>Sign in</LinkButton>
      </div>
    </section>
  )
}
