import { useId } from 'react'
import { Checkbox } from './checkbox.tsx'
import { FieldError } from './field.tsx'

type CheckboxGridProps = {
  id?: string
  legend: string
  /** The legend is on the page already, for example as the card's heading. */
  isLegendHidden?: boolean
  name: string
  values: readonly string[]
  options: readonly { value: string; label: string }[]
  onChange: (values: string[]) => void
  error?: string | null | undefined
}

/** Ticks several of many short choices, side by side where there is room. The group as a whole can take the focus. */
export function CheckboxGrid(props: CheckboxGridProps) {
  const { id, legend, name, values, options, onChange, error } = props
  const errorId = `${useId()}-error`
  const toggle = (value: string, isChecked: boolean) =>
    onChange(isChecked ? [...values, value] : values.filter((other) => other !== value))
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
      // Full width: the grid counts its columns by this width, not by that of its words.
      className="w-full"
    >
      <legend className={props.isLegendHidden ? 'sr-only' : 'font-semibold'}>
        {legend}
      </legend>
      {/* A container query: on a wide screen the grid may stand in a narrow card. */}
      <div className="@container">
        <div className="grid grid-cols-1 gap-x-6 @min-[24rem]:grid-cols-2 @min-[42rem]:grid-cols-3">
          {options.map((option) => (
            <Checkbox
              key={option.value}
              name={name}
              label={option.label}
              isChecked={values.includes(option.value)}
              onChange={(isChecked) => toggle(option.value, isChecked)}
            />
          ))}
        </div>
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  )
}
