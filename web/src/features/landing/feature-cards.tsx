import {
  CalendarClock,
  HandHeart,
  ListChecks,
  MessagesSquare,
  PenLine,
  Stamp,
  type LucideIcon,
} from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { features, landingMessages as text, type Feature } from './landing-messages.ts'

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
    <Card className="flex h-full flex-col items-start gap-2">
      <Icon aria-hidden="true" className="text-sea" size={28} />
      <h3 className="text-lg">{feature.title}</h3>
      <p className="grow">{feature.text}</p>
      {!feature.isAvailable && <Badge>{text.prepared}</Badge>}
    </Card>
  )
}
