import { useLocation } from 'react-router'
import { toolkitMessages as text } from '#features/toolkit/toolkit-messages.ts'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { paths } from '#paths'
import { cardStyle } from '#ui/card-style.ts'
import { WithOwnAddress } from './with-own-address.tsx'

/** /application-toolkit of a visitor: what it does, and the way in. */
export function ToolkitPage() {
  const { pathname, search } = useLocation()
  const returnTo = pathname + search
  return (
    <WithOwnAddress>
      <Page title={text.title} heading={text.headline} lead={text.lead}>
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          {text.pitchPoints.map((point) => (
            <li key={point.title} className={cardStyle('p-card')}>
              <h2 className="text-lg">{point.title}</h2>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
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
      </Page>
    </WithOwnAddress>
  )
}
