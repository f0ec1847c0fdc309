import { cardStyle } from '#ui/card-style.ts'
import { essayMessages as text } from './essay-messages.ts'

/** What the reviews can and cannot do. */
export function InfoCards() {
  return (
    <section aria-label={text.about}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
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
