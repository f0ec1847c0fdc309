import { toolkitMessages as text } from '#features/toolkit/toolkit-messages.ts'
import { Page } from '#page/page.tsx'
import { SignUpPitch } from '#page/sign-up-pitch.tsx'
import { cardStyle } from '#ui/card-style.ts'
import { WithOwnAddress } from './with-own-address.tsx'

/** /application-toolkit for visitors: what it does, and the way in. */
export function ToolkitPage() {
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
        <SignUpPitch title={text.pitchTitle}>{text.pitch}</SignUpPitch>
      </Page>
    </WithOwnAddress>
  )
}
