import { Search } from 'lucide-react'
import {
  useId,
  type ChangeEvent,
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react'
import { Button } from './button.tsx'
import { controlStyle } from './field.tsx'
import { useEditableCopy } from './use-editable-copy.ts'

type SearchBoxProps = {
  /** What is searched for, for people who do not see the placeholder. */
  label: string
  placeholder?: string
  submitLabel: string
  query: string
  onSearch: (query: string) => void
  /** Draws a box other than the plain one, for example with suggestions. */
  renderBox?: (box: BoxProps, setText: (text: string) => void) => ReactNode
}

type BoxProps = InputHTMLAttributes<HTMLInputElement> & { value: string }

/** Enter or the button searches. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, submitLabel, query, onSearch } = props
  const [typed, setTyped] = useEditableCopy(query)
  const id = useId()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Reads the box itself: somebody may have typed before the page's scripts were there.
    const query = new FormData(event.currentTarget).get('query')
    onSearch(String(query ?? typed).trim())
  }
  const box: BoxProps = {
    id,
    type: 'search',
    name: 'query',
    value: typed,
    maxLength: 300,
    placeholder,
    enterKeyHint: 'search',
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
    // With large text, the button wraps below before the box becomes too narrow to read.
    className: `${controlStyle} flex-1 basis-40`,
  }
  return (
    <form role="search" onSubmit={submit} className="flex flex-wrap gap-3">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {props.renderBox ? props.renderBox(box, setTyped) : <input {...box} />}
      <Button type="submit" kind="primary" className="shrink-0">
        <Search aria-hidden="true" size={20} />
        {submitLabel}
      </Button>
    </form>
  )
}
