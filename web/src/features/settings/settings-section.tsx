import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'

type SettingsSectionProps = { title: string; lead?: ReactNode; children: ReactNode }

export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  return (
    <Card>
      <section aria-label={title} className="flex flex-col gap-5">
        <div>
          <h2 className="text-xl">{title}</h2>
          {lead && <p className="text-muted">{lead}</p>}
        </div>
        {children}
      </section>
    </Card>
  )
}
