import { cardStyle } from '#ui/card-style.ts'
import { Notice } from '#ui/notice.tsx'
import { immigrationMessages as text } from './immigration-messages.ts'

/** What the guidance covers, and what it is not. */
export function InfoCards() {
  return (
    <section aria-label={text.about}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {text.cards.map((card) => (
          <li key={card.title} className={cardStyle('p-card')}>
            <h2 className="text-lg">{card.title}</h2>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shown on every page of the guidance. */
export function Disclaimer() {
  return (
    <Notice tone="warn">
      <p>
        <strong>{text.disclaimer}</strong> {text.private}
      </p>
    </Notice>
  )
}
