import { classNames } from './class-names.ts'
import drawings from './illustrations.svg'

export type IllustrationName = 'coast' | 'lighthouse' | 'chart' | 'buoy' | 'bag' | 'letter'

type IllustrationProps = { name: IllustrationName; className?: string }

/** A drawing beside words that say the same, in the color of the surrounding text and one tint. */
export function Illustration({ name, className }: IllustrationProps) {
  return (
    <svg aria-hidden="true" className={classNames('max-w-full', className)}>
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
