import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { copyText } from '#ui/copy-text.ts'
import { partnerAccessMessages as text } from './partner-access-messages.ts'

type Props = { note: string; label: string; secret: string }

/** A secret that is shown once, to be copied. It takes the focus: it may stand far above the button that made it. */
export function ShownSecret({ note, label, secret }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const copy = () =>
    copyText(secret, {
      topic: 'secret',
      copied: { title: text.copied },
      failed: { title: text.copyFailed },
    })
  return (
    <Notice tone="good">
      <div className="flex flex-col gap-3">
        <p role="status">{note}</p>
        <TextField
          ref={field}
          label={label}
          name="secret"
          isOptional="unsaid"
          readOnly
          value={secret}
          onChange={() => undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div>
          <Button kind="primary" onClick={() => void copy()}>
            {text.copy}
          </Button>
        </div>
      </div>
    </Notice>
  )
}
