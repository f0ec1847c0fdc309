import { useState, type ReactNode } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { classNames } from './class-names.ts'
import { controlStyle, Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'

type PasswordFieldProps = FieldProps & {
  id?: string
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  /** Under the field: the strength of a new password. */
  meter?: ReactNode
}

/** Hides the password at first; the eye shows it, so that nobody has to type it twice to be sure. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, name, help, error, isOptional, id, value, onChange, autoComplete, meter } =
    props
  const [isShown, setIsShown] = useState(false)
  return (
    <Field {...{ label, name, help, error, isOptional, id }}>
      {(control) => (
        <>
          <div className="relative">
            <input
              {...control}
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              className={classNames(controlStyle, 'pe-12')}
            />
            <IconButton
              className="absolute inset-e-0 top-0"
              label={isShown ? 'Hide password' : 'Show password'}
              aria-pressed={isShown}
              icon={isShown ? <EyeOff size={20} /> : <Eye size={20} />}
              onClick={() => setIsShown(!isShown)}
            />
          </div>
          {meter}
        </>
      )}
    </Field>
  )
}
