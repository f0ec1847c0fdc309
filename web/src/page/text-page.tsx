import type { ReactNode } from 'react'
import { Page } from '#page/page.tsx'

type TextPageProps = {
  title: string
  lead: ReactNode
  /** `page` for one with a table. */
  width?: 'prose' | 'page'
  children: ReactNode
}

/** A page to read: short sections, short lines. */
export function TextPage({ title, lead, width = 'prose', children }: TextPageProps) {
  return (
    <Page title={title} lead={lead} width={width}>
      <div className="flex flex-col gap-8">{children}</div>
    </Page>
  )
}

type SectionProps = { title: string; children: ReactNode }

export function Section({ title, children }: SectionProps) {
  return (
    <section className="flex max-w-prose flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

export function Bullets({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 ps-6">
      {items.map((item, index) => (
        // The list never changes while it is shown.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
