import { Disclosure } from '#ui/disclosure.tsx'
import { awardMessages as text } from './award-messages.ts'

/** What nonresidents should know about tax, with its source. */
export function TaxNote() {
  return (
    <Disclosure summary={text.tax}>
      <div className="flex max-w-prose flex-col gap-2">
        {text.taxText.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="text-sm text-muted">{text.taxSource}</p>
        <ul className="flex flex-wrap gap-4">
          {text.taxLinks.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="text-sea underline underline-offset-2">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  )
}
