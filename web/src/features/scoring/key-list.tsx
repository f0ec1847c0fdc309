import { Checkbox } from '#ui/checkbox.tsx'
import { Sheet } from '#ui/dialog.tsx'
import { Key } from './key.tsx'
import { scoringMessages as text } from './scoring-messages.ts'

type Props = {
  onClose: () => void
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** What each key does, and a switch for all of them: some people press single letters by accident. */
export function KeyList({ onClose, isOn, onSwitch }: Props) {
  return (
    <Sheet isOpen onClose={onClose} title={text.keysTitle}>
      <p>{text.keysHelp}</p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        {text.keyList.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (key === '–' ? '–' : <Key key={key}>{key}</Key>))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={text.keysOn} name="keys" isChecked={isOn} onChange={onSwitch} />
    </Sheet>
  )
}
