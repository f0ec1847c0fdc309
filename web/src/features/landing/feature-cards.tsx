import {
  CalendarClock,
  HandHeart,
  ListChecks,
  MessagesSquare,
  PenLine,
  Stamp,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { features, type Feature } from './feature-list.ts'
import { landingMessages as text } from './landing-messages.ts'

/** In the order of `features`. */
const icons: readonly LucideIcon[] = [
  ListChecks,
  Stamp,
  MessagesSquare,
  CalendarClock,
  PenLine,
  HandHeart,
]

export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="mx-auto w-full max-w-page px-4">
      <h2 id="features" className="text-2xl">
        {text.featuresTitle}
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {features.map((feature, index) => (
          <li key={feature.title}>
            <FeatureCard feature={feature} Icon={icons[index] ?? ListChecks} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FeatureCard({ feature, Icon }: { feature: Feature; Icon: LucideIcon }) {
  return (
    <Card className="relative flex h-full items-start gap-x-4 gap-y-2 hover:border-sea max-sm:flex-wrap sm:flex-col">
      <Icon aria-hidden="true" className="shrink-0 text-sea" size={28} />
      <div className="flex min-w-0 flex-col gap-1 max-sm:flex-1 max-sm:basis-48">
        <h3 className="text-lg">
          <Link
            to={feature.to}
            className="after:absolute after:inset-0 after:rounded focus-visible:outline-transparent focus-visible:after:outline-3 focus-visible:after:outline-sea"
          >
            {feature.title}
          </Link>
        </h3>
        <p>{feature.text}</p>
      </div>
    </Card>
  )
}
