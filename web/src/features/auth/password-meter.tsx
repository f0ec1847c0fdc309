import { classNames } from '#ui/class-names.ts'
import { strengthMessages as text } from './auth-messages.ts'
import { passwordStrength } from './password-strength.ts'

const colors = ['bg-bad', 'bg-bad', 'bg-edge', 'bg-good', 'bg-good']

/** How hard a new password is to guess, in a word, and what would make it better. */
export function PasswordMeter({
  password,
  own,
}: {
  password: string
  own: readonly string[]
}) {
  const { score, advice } = passwordStrength(password, own)
  return (
    <div className="min-h-11 text-sm">
      <div aria-hidden="true" className="mt-1 flex gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1.5 grow rounded-full',
              password && Math.max(score, 1) >= step ? colors[score] : 'bg-line',
            )}
          />
        ))}
      </div>
      <p role="status" className="mt-1 text-muted">
        {password && (
          <>
            {text.label}: <strong className="text-ink">{text.levels[score]}</strong>
            {advice && `. ${advice}`}
          </>
        )}
      </p>
    </div>
  )
}
