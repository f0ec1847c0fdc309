import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'

type HomeCardProps = { title: string; children: ReactNode }

export function HomeCard({ title, children }: HomeCardProps) {
  return (
    <Card>
      <section aria-label={title} className="flex h-full flex-col gap-3">
        <h2 className="text-xl">{title}</h2>
        {children}
      </section>
    </Card>
  )
}
