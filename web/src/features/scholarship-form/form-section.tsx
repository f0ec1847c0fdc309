import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import type { FormState } from '#ui/use-form.ts'
import type { ScholarshipValues } from './scholarship-values.ts'

export type ScholarshipForm = FormState<ScholarshipValues>

type FormSectionProps = { title: string; lead?: string; children: ReactNode }

export function FormSection({ title, lead, children }: FormSectionProps) {
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
