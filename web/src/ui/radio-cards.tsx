import { useId, type ReactNode } from 'react'
import { FieldError } from './field.tsx'

export type RadioCard<Value extends string> = {
  value: Value
  title: string
  icon?: ReactNode
  children?: ReactNode
}

type RadioCardsProps<Value extends string> = {
  id?: string
  legend: string
  name: string
  cards: readonly RadioCard<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
  error?: string | null | undefined
  /** Side by side from the large breakpoint on. */
  isRow?: boolean
}

/** One choice of a few, each with room to explain itself. Arrow keys move, as in any radio group. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, name, cards, value, onChange, error, isRow } = props
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={isRow ? 'grid gap-4 lg:auto-cols-fr lg:grid-flow-col' : 'grid gap-3'}>
        {cards.map((card, index) => (
          <label
            key={card.value}
            className="flex cursor-pointer gap-3 rounded border border-edge bg-surface p-4 hover:border-sea has-checked:border-sea has-checked:bg-sea-soft has-checked:ring-1 has-checked:ring-sea has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea"
          >
            <input
              id={index === 0 ? props.id : undefined}
              type="radio"
              name={name}
              value={card.value}
              checked={value === card.value}
              onChange={() => onChange(card.value)}
              aria-label={card.title}
              className="mt-1 size-5 shrink-0 outline-none"
            />
            <span className="grow">
              <span className="flex items-center gap-2 text-lg font-semibold">
                {card.icon}
                {card.title}
              </span>
              {card.children}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}
