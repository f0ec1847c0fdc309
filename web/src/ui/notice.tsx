import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { classNames } from './class-names.ts'

type NoticeTone = 'info' | 'good' | 'warn' | 'bad'

const looks = {
  info: { Icon: Info, box: 'border-line bg-sea-soft', icon: 'text-sea' },
  good: { Icon: CircleCheck, box: 'border-good bg-good-soft', icon: 'text-good' },
  warn: { Icon: TriangleAlert, box: 'border-edge bg-sunken', icon: 'text-ink' },
  bad: { Icon: CircleAlert, box: 'border-bad bg-bad-soft', icon: 'text-bad' },
} satisfies Record<NoticeTone, object>

/** A message about this page that stays until it no longer holds. */
export function Notice({
  tone = 'info',
  children,
}: {
  tone?: NoticeTone
  children: ReactNode
}) {
  const { Icon, box, icon } = looks[tone]
  return (
    <div className={classNames('flex items-start gap-3 rounded border p-4', box)}>
      <Icon aria-hidden="true" size={20} className={classNames('mt-0.5 shrink-0', icon)} />
      <div className="min-w-0 grow">{children}</div>
    </div>
  )
}
