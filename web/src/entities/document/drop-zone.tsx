import { FileUp } from 'lucide-react'
import { useId, useRef, useState, type DragEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { documentMessages as text } from './document-messages.ts'

/** The types that the system's file dialog offers first; the server judges the files. */
const ACCEPTED = '.pdf,.docx,.png,.jpg,.jpeg'

type DropZoneProps = {
  /** Says what its button does, where several stand on one page. */
  label?: string
  isMultiple?: boolean
  onFiles: (files: readonly File[]) => void
}

/** Takes files by a button, by dropping, and by the keyboard. */
export function DropZone({ label, isMultiple = true, onFiles }: DropZoneProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(is)
  }
  return (
    <div
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event)
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1))
      }}
      className={classNames(
        'flex flex-col items-center gap-2 rounded border border-dashed px-4 py-6 text-center',
        isOver ? 'border-sea bg-sea-soft' : 'border-edge',
      )}
    >
      <Button
        aria-label={label}
        aria-describedby={`${id}-limits`}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden="true" size={20} />
        {text.choose}
      </Button>
      <p className="text-muted">{isOver ? text.dropNow : text.drop}</p>
      <p id={`${id}-limits`} className="text-sm text-muted">
        {text.limits}
      </p>
      {/* Hidden behind the button, because browsers word their own control in many ways. */}
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={ACCEPTED}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Reset, so that the same file can be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}
