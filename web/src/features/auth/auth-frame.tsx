import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Page } from '#page/page.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'

type AuthFrameProps = {
  title: string
  lead?: ReactNode
  Icon?: LucideIcon | undefined
  /** A border class that shows which account type the form is for. */
  color?: string | undefined
  children: ReactNode
  /** Links under the card. */
  foot?: ReactNode
}

/** One form on a card, one thing to do. */
export function AuthFrame({ title, lead, Icon, color, children, foot }: AuthFrameProps) {
  const heading = (
    <span className="flex items-center gap-3">
      {Icon && <Icon aria-hidden="true" size={32} className="shrink-0 text-sea" />}
      {title}
    </span>
  )
  return (
    <Page title={title} heading={heading} lead={lead} width="form">
      <Card className={classNames('flex flex-col gap-5', color && 'border-t-4', color)}>
        {children}
      </Card>
      {foot && <div className="flex flex-col items-start gap-1">{foot}</div>}
    </Page>
  )
}
