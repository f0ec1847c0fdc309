import { Check } from 'lucide-react'
import { LinkButton } from '#page/links.tsx'
import { paths } from '#paths'
import { landingMessages as text } from './landing-messages.ts'

export function FreeFeatures() {
  return (
    <section aria-labelledby="free" className="mx-auto w-full max-w-page px-4">
      <h2 id="free" className="text-2xl">
        {text.freeTitle}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {text.free.map((item) => (
          <li key={item} className="flex items-start gap-3">
            <Check aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-sea" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Closing() {
  return (
    <section aria-labelledby="closing" className="border-t border-line bg-sea-soft">
      <div className="mx-auto flex max-w-page flex-col items-center gap-4 px-4 py-14 text-center">
        <h2 id="closing" className="text-2xl">
          {text.closingTitle}
        </h2>
        <p className="max-w-prose text-lg">{text.closing}</p>
        <LinkButton
          kind="primary"
          size="large"
          to={paths.login('student', { view: 'register' })}
        >
          {text.start}
        </LinkButton>
        <p className="text-muted">{text.noCard}</p>
      </div>
    </section>
  )
}
