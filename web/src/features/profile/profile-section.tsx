import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import type { FormState } from '#ui/use-form.ts'
import type { StudentValues } from './student-values.ts'

export type StudentForm = FormState<StudentValues>

type ProfileSectionProps = { title: string; lead?: string; children: ReactNode }

/** One card of the form; its title names the group for people who do not see the border. */
export function ProfileSection({ title, lead, children }: ProfileSectionProps) {
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
